import type { Mute } from '@awaj/api-client/schema';
import { dateInAddis } from '@awaj/domain/ethiopian-calendar';
import type { Database } from '../../../database/database.ts';
import type { Language } from '../../../http/language.ts';
import type { ReadNames } from '../../catalog/names/names.ts';
import { type Routes, requireAccount } from '../../identity/caller.ts';
import type { RateLimiter } from '../../identity/rate-limiter.ts';
import type { Outbox } from '../../notifications/notification.ts';
import { alertSettingsOf, saveAlertSettings } from './alert-settings.ts';
import { type MuteRow, mute, mutesOf, unmute } from './mutes.ts';
import { sendTestMessage } from './test-message.ts';

interface Dependencies {
  db: Database;
  now: () => Date;
  readNames: ReadNames;
  limits: RateLimiter;
  messages: Outbox;
}

export function alertSettingsRoutes(routes: Routes, dependencies: Dependencies): void {
  const { db, now, readNames } = dependencies;

  async function toMutes(rows: readonly MuteRow[], language: Language): Promise<Mute[]> {
    const nameOf = await readNames(language, { companies: rows.flatMap(({ company_id }) => company_id ?? []) });
    return rows.map(({ id, company_id, word }) => ({
      id,
      company: company_id === null ? null : { id: company_id, name: nameOf('companies', company_id) },
      word,
    }));
  }

  routes('getAlertSettings', async ({ caller }) => ({
    settings: await alertSettingsOf(db, requireAccount(caller).userId, dateInAddis(now())),
  }));

  routes('saveAlertSettings', async ({ caller, body }) => ({
    status: true,
    settings: await saveAlertSettings(db, requireAccount(caller).userId, body, now()),
  }));

  routes('listMutes', async ({ caller, language }) => ({
    mutes: await toMutes(await mutesOf(db, requireAccount(caller).userId), language),
  }));

  routes('createMute', async ({ caller, body, language }) => {
    const row = await mute(db, requireAccount(caller).userId, body, now());
    const [muted] = await toMutes([row], language);
    return { status: true, mute: muted as Mute };
  });

  routes('deleteMute', async ({ caller, params }) => {
    await unmute(db, requireAccount(caller).userId, params.id);
    return { status: true };
  });

  routes('sendTestMessage', async ({ caller, body }) => {
    await sendTestMessage(dependencies, requireAccount(caller).userId, body.channel);
    return { status: true };
  });
}
