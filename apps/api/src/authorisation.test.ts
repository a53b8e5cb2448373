import { expect, it } from 'vitest';
import { contract, type Operation, type OperationId } from './http/contract.ts';
import { exampleRequest } from './testing/examples.ts';
import { onOneDatabase } from './testing/on-databases.ts';
import { isInChat, isRefusedBearer, isRefusedInChat, type Role, roleNames, roles } from './testing/roles.ts';

const operations = [...contract.values()];

const ofAlerts = operations.filter(({ tag }) => tag === 'Alerts').map(({ operationId }) => operationId);

/** Calls of the mini app that need an account; the others are for everybody whom Telegram vouches for. */
const forMembersInChat: readonly OperationId[] = [
  'getUserInfo',
  'getChannels',
  'saveChannels',
  'listDeliveries',
  'listInvoices',
  'savePreferences',
  'recordVisit',
  'updateSavedTender',
  ...ofAlerts,
  'listTelegramFeed',
  'listTelegramSavedTenders',
  'getTelegramTender',
  'getTelegramTenderTimeline',
  'registerTelegram',
  'createTelegramInvoiceUrl',
];
/** What a person may not do before verifying the phone, if they came by a campaign link to an older account. */
const forOwners: readonly OperationId[] = [
  'updatePersonalInfo',
  'changePassword',
  'updateCompanyInfo',
  'getChannels',
  'saveChannels',
  'listDeliveries',
  'savePreferences',
  'recordVisit',
  ...ofAlerts,
  'listFeed',
  'listSavedTenders',
  'saveTender',
  'updateSavedTender',
  'toggleSavedTender',
  'tickRequirement',
  'getDocument',
  'orderDocument',
  'getOrder',
  'downloadDocument',
  // The link that the role came by has nothing to pay.
  'createPaymentUrl',
];
/** Lookups say what somebody has chosen, so they know both kinds of people. */
const takesBearer = ({ security }: Operation): boolean => security.flat().includes('bearer');
const takesInitData = ({ security }: Operation): boolean => security.flat().includes('telegramInitData');
const isOpen = ({ security }: Operation): boolean => security.length === 0 || security.some((way) => way.length === 0);

/** The refusal of each caller for each operation; null if the caller is allowed. */
function refusalOf(operation: Operation, role: Role): 401 | 403 | 404 | 422 | null {
  if (takesInitData(operation) && isInChat(role)) {
    if (isRefusedInChat(role)) return 403;
    if (!forMembersInChat.includes(operation.operationId)) return null;
    if (role === 'chatStranger') return 404;
    return role === 'chatContact' && operation.operationId !== 'registerTelegram' ? 422 : null;
  }
  if (takesBearer(operation) && isRefusedBearer(role)) return 401;
  if (role === 'link' && forOwners.includes(operation.operationId)) return 403;
  if (isOpen(operation)) return null;
  if (!takesBearer(operation)) return 403;
  return role === 'visitor' || isInChat(role) ? 401 : null;
}

onOneDatabase('the permission to call', (world) => {
  it.each(operations.map((operation) => [operation.operationId, operation] as const))(
    '%s is tested for every role',
    async (id, operation) => {
      for (const role of roleNames) {
        await world().db.deleteFrom('limits').execute();
        const { statusCode } = await world().send(id, {
          ...exampleRequest(operation),
          ...(await roles[role](world())),
        });
        const expected = refusalOf(operation, role);
        if (expected !== null) expect([role, statusCode]).toEqual([role, expected]);
        else expect([role, [401, 403].includes(statusCode)]).toEqual([role, false]);
      }
    },
  );
});
