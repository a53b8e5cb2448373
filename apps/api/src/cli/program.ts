import { Command } from 'commander';
import { addAlertCommands } from './alerts.ts';
import { addBankCommands } from './banks.ts';
import { addBidDocumentCommands } from './bid-documents.ts';
import { addCampaignCommands } from './campaigns.ts';
import { createChangesAsJson } from './changes-as-json.ts';
import { addCollectCommand } from './collect.ts';
import { addCollectorCommands } from './collectors.ts';
import { addCommandList } from './command-list.ts';
import { addCompanyCommands } from './companies.ts';
import { addDatabaseCommands } from './database.ts';
import { addHolidayCommands } from './holidays.ts';
import { addImportCommands } from './imports.ts';
import { addLinkCommands } from './links.ts';
import { addLookupEdits } from './lookup-edits.ts';
import { addLookupsCommand } from './lookups.ts';
import { addMatchNotices } from './match-notices.ts';
import type { CommandContext, WithDatabase } from './operation.ts';
import { addPaymentReviewCommands } from './payment-reviews.ts';
import { addPaymentCommands } from './payments.ts';
import { addPlanCommands } from './plans.ts';
import { addQuarantineCommands } from './quarantine.ts';
import { addReadNotices } from './read-notices.ts';
import { addRereadCommand } from './reread.ts';
import { addReviewOfNotices } from './review.ts';
import { addSetupCommand } from './setup.ts';
import { addSynonymCommands } from './synonyms.ts';
import { addEndingSoonCommand, addTakingsCommand } from './takings.ts';
import { addTenderCommands } from './tenders.ts';
import { addUserCommands } from './users.ts';

/** Creates the commands of the operator. No user of the website has a role that may do what they do. */
export function createProgram(openDatabase: WithDatabase, context: CommandContext): Command {
  const changes = createChangesAsJson();
  const withDatabase = changes.around(openDatabase);
  const program = new Command('pnpm api')
    .description('Commands for operators of Awaj. They work on the database that the API is configured for.')
    .showHelpAfterError();
  addDatabaseCommands(program, withDatabase);
  addSetupCommand(program, withDatabase);
  addLookupsCommand(program, withDatabase);
  addHolidayCommands(program, withDatabase);
  addImportCommands(program, withDatabase, context);
  addReadNotices(program);
  addMatchNotices(program);
  addCollectorCommands(program, withDatabase);
  addCollectCommand(program, withDatabase);
  addQuarantineCommands(program, withDatabase);
  addRereadCommand(program, withDatabase);
  addReviewOfNotices(program, withDatabase);
  addTenderCommands(program, withDatabase);
  addCompanyCommands(program, withDatabase);
  addLookupEdits(program, withDatabase);
  addSynonymCommands(program, withDatabase);
  addBidDocumentCommands(program, withDatabase);
  addUserCommands(program, withDatabase);
  addPaymentCommands(program, withDatabase);
  addPaymentReviewCommands(program, withDatabase);
  addTakingsCommand(program, withDatabase);
  addAlertCommands(program, withDatabase);
  addEndingSoonCommand(program, withDatabase);
  addBankCommands(program, withDatabase);
  addPlanCommands(program, withDatabase);
  addCampaignCommands(program, withDatabase);
  addLinkCommands(program, withDatabase);
  addCommandList(program);
  changes.addTo(program);
  return program;
}
