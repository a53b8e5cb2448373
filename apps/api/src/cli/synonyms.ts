import { type Command, InvalidArgumentError } from 'commander';
import {
  addSynonym,
  listSynonyms,
  removeSynonym,
  type SynonymWord,
  synonymLanguages,
} from '../modules/catalog/synonyms/synonym-editing.ts';
import { alternativesAtMost } from '../modules/catalog/synonyms/synonyms.ts';
import { wordsFrom } from './arguments.ts';
import { change, UsageError, type WithDatabase, withDryRun, withJson } from './operation.ts';
import { printRows } from './table.ts';

const shape = /^(?:([a-z]{2,3})=)?(.*)$/s;

/** Parses "am=ጀነሬተር", or "generator" for English. */
function wordFrom(text: string, before: SynonymWord[] = []): SynonymWord[] {
  const [, code = 'en', word = ''] = shape.exec(text) ?? [];
  const language = synonymLanguages.find((each) => each === code);
  if (!language) throw new InvalidArgumentError(`Use one of the languages ${synonymLanguages.join(', ')}.`);
  return [...before, { language, word: wordsFrom(word) }];
}

function addListing(group: Command, withDatabase: WithDatabase): void {
  withJson(group.command('list'))
    .description('List synonyms; a search for one word also finds the others')
    .argument('[word]', 'only synonyms of this word', wordsFrom)
    .action((word: string | undefined, options: { json?: boolean }) =>
      withDatabase(async ({ db, say }) => {
        const rows = await listSynonyms(db, word);
        const none = word
          ? `No word means the same as "${word}".`
          : 'There are no synonyms. "pnpm api setup" adds the first ones.';
        const cells = rows.map(({ is_checked: checked, ...row }) => ({ ...row, checked }));
        printRows({ say }, cells, { ...options, none });
      }),
    );
}

function addAdding(group: Command, withDatabase: WithDatabase): void {
  withDryRun(group.command('add'))
    .description('Add synonyms; searches use them within a minute')
    .argument('<meaning>', 'their meaning in English: "generator", "spare parts"', wordsFrom)
    .argument('<words...>', 'such as generator, or am=ጀነሬተር for another language', wordFrom)
    .option('--unchecked', 'no speaker of the language has checked them yet')
    .action((meaning: string, words: SynonymWord[], options: { unchecked?: boolean; dryRun?: boolean }) =>
      withDatabase((operation) =>
        change(operation, options, async (trx) => {
          for (const each of words) {
            const added = await addSynonym(trx, meaning, each, !options.unchecked);
            if (added.kind === 'taken') throw new UsageError(`"${each.word}" already means "${added.meaning}".`);
            if (added.kind === 'full')
              throw new UsageError(`"${meaning}" would have more than ${alternativesAtMost + 1} synonyms.`);
            if (added.kind === 'unfit') throw new UsageError(`"${each.word}" must be one to three words.`);
          }
          await operation.record(trx, 'synonym add', { meaning, words });
          operation.say(`${words.map(({ word }) => `"${word}"`).join(', ')}: searches now find "${meaning}" with it.`);
        }),
      ),
    );
}

function addRemoving(group: Command, withDatabase: WithDatabase): void {
  withDryRun(group.command('remove'))
    .description('Remove a synonym permanently; setup does not add it again')
    .argument('<word>', 'the word, in any spelling', wordsFrom)
    .action((word: string, options: { dryRun?: boolean }) =>
      withDatabase((operation) =>
        change(operation, options, async (trx) => {
          const removed = await removeSynonym(trx, word);
          if (!removed) throw new UsageError(`"${word}" is not a synonym.`);
          await operation.record(trx, 'synonym remove', removed);
          operation.say(`"${removed.word}" no longer means "${removed.meaning}".`);
        }),
      ),
    );
}

export function addSynonymCommands(program: Command, withDatabase: WithDatabase): void {
  const group = program.command('synonym').description('List, add or remove synonyms for searches');
  addListing(group, withDatabase);
  addAdding(group, withDatabase);
  addRemoving(group, withDatabase);
}
