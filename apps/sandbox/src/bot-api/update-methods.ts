import { readFlag, readText } from '../fields.ts';
import { badRequest } from './bot-error.ts';
import { type Method, type Parameters, readInteger, readList } from './parameters.ts';

const mostSeconds = 50;
const mostUpdates = 100;

function readWebhook(parameters: Parameters) {
  const url = readText(parameters, 'url');
  if (url === null) return null;
  // Telegram requires https, which addresses on this machine do not have.
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) throw badRequest('bad webhook: invalid webhook URL specified');
  const secretToken = readText(parameters, 'secret_token');
  if (secretToken !== null && !/^[\w-]{1,256}$/.test(secretToken))
    throw badRequest('secret token contains unallowed characters');
  return { url, secretToken };
}

function allowedKinds(parameters: Parameters): string[] | null {
  if (parameters.allowed_updates === undefined) return null;
  return readList(parameters, 'allowed_updates').filter((kind) => typeof kind === 'string');
}

const setWebhook: Method = ({ world: { bot }, parameters }) => {
  const webhook = readWebhook(parameters);
  const kinds = allowedKinds(parameters);
  if (kinds) bot.updates.allow(kinds);
  bot.updates.setWebhook(webhook, { dropsWaiting: readFlag(parameters, 'drop_pending_updates') });
  return true;
};

const deleteWebhook: Method = ({ world: { bot }, parameters }) => {
  bot.updates.setWebhook(null, { dropsWaiting: readFlag(parameters, 'drop_pending_updates') });
  return true;
};

const getWebhookInfo: Method = ({ world: { bot } }) => ({
  url: bot.updates.webhook?.url ?? '',
  has_custom_certificate: false,
  pending_update_count: bot.updates.waitingCount,
});

const getUpdates: Method = ({ world: { bot }, parameters, signal }) => {
  const kinds = allowedKinds(parameters);
  if (kinds) bot.updates.allow(kinds);
  return bot.updates.ask({
    offset: readInteger(parameters, 'offset') ?? 0,
    limit: Math.min(Math.max(readInteger(parameters, 'limit') ?? mostUpdates, 1), mostUpdates),
    timeoutMs: Math.min(readInteger(parameters, 'timeout') ?? 0, mostSeconds) * 1000,
    signal,
  });
};

export const updateMethods = { setWebhook, deleteWebhook, getWebhookInfo, getUpdates };
