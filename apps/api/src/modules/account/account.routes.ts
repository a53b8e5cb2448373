import type { CompanyInfo, UserInfo } from '@awaj/api-client/schema';
import { can } from '@awaj/domain/entitlement';
import { serverTexts } from '@awaj/i18n/server';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/errors.ts';
import { eventsOf } from '../../http/logging.ts';
import type { ReadNames } from '../catalog/names/names.ts';
import { onlyLinkOf, type Routes, requireAccount, requireUser, type User } from '../identity/caller.ts';
import type { Passwords } from '../identity/passwords.ts';
import type { RateLimiter } from '../identity/rate-limiter.ts';
import { subscriptionStateOf } from '../identity/subscription-state.ts';
import { messagesOf } from '../notifications/message-log.ts';
import type { Outbox } from '../notifications/notification.ts';
import { toLinkHolderDto, toUserInfoDto } from './account.mapper.ts';
import { findLink, findUser } from './account.repository.ts';
import { channelProblemsOf } from './channel-addresses.ts';
import { channelsOf, saveChannels } from './channels.service.ts';
import { toDeliveryDto } from './deliveries.mapper.ts';
import { createPasswordService } from './password.service.ts';
import { createPersonalService } from './personal.service.ts';
import { savePreferences } from './preferences.service.ts';

interface Dependencies {
  db: Database;
  now: () => Date;
  limits: RateLimiter;
  passwords: Passwords;
  messages: Outbox;
  readNames: ReadNames;
}

const listedDeliveries = 100;

/** A session from a link may belong to somebody who found the link, so it must not change the login. */
function ownerOf(user: User): User {
  if (can(user.viewer, 'changeCredentials')) return user;
  throw new AppError('unverifiedSession');
}

/** Only sent fields change; a field sent empty is cleared. */
const companyOf = (sent: CompanyInfo) => ({
  ...(sent.company_name !== undefined && { company_name: sent.company_name || null }),
  ...(sent.tin !== undefined && { tin: sent.tin || null }),
  ...(sent.address !== undefined && { address: sent.address || null }),
});

export function accountRoutes(routes: Routes, dependencies: Dependencies): void {
  const { db, now, readNames } = dependencies;
  const updatePersonalInfo = createPersonalService(dependencies);
  const changePassword = createPasswordService(dependencies);

  async function infoOf(user: User): Promise<UserInfo> {
    const { userId, session } = user;
    const onlyLinkId = onlyLinkOf(user);
    const row = await findUser(db, userId);
    const link = session?.linkId ? await findLink(db, session.linkId) : undefined;
    const subscription = await subscriptionStateOf(db, { userId, onlyLinkId }, now());
    // Until the phone of a link's account is verified, another account may have it too.
    if (onlyLinkId !== null) return toLinkHolderDto(link, subscription);
    const channelProblems = await channelProblemsOf(db, row);
    return toUserInfoDto({ ...row, phone: row.phone ?? link?.phone ?? null }, { subscription, channelProblems });
  }

  routes('getUserInfo', ({ caller }) => infoOf(requireUser(caller)));

  routes('getChannels', async ({ caller }) => ({ channels: await channelsOf(db, requireAccount(caller).userId) }));

  routes('saveChannels', async ({ caller, body }) => ({
    status: true,
    channels: await saveChannels(db, requireAccount(caller).userId, body),
  }));

  routes('listDeliveries', async ({ caller, language }) => {
    const at = now();
    const messages = await messagesOf(db, requireAccount(caller).userId, listedDeliveries);
    const nameOf = await readNames(language, { companies: messages.flatMap(({ company_id }) => company_id ?? []) });
    return { deliveries: messages.map((message) => toDeliveryDto(message, at, nameOf)) };
  });

  routes('savePreferences', async ({ caller, body }) => {
    await savePreferences(db, requireAccount(caller).userId, body, now());
    return { status: true };
  });

  routes('updatePersonalInfo', async ({ caller, body }) => {
    const user = ownerOf(requireUser(caller));
    await updatePersonalInfo(user.userId, body);
    return { status: true, ...(await infoOf(user)) };
  });

  routes('updateCompanyInfo', async ({ caller, body }) => {
    const user = requireAccount(caller);
    const company = companyOf(body);
    const ofUser = db.updateTable('users').where('id', '=', user.userId);
    if (Object.keys(company).length > 0) await ofUser.set(company).execute();
    return infoOf(user);
  });

  routes('changePassword', async ({ caller, body, language, request }) => {
    const { userId, session } = ownerOf(requireUser(caller));
    await changePassword(userId, { session, record: eventsOf(request) }, body);
    return { status: true, message: serverTexts[language].api.passwordChanged };
  });
}
