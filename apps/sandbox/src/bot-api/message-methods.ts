import { readText } from '../fields.ts';
import { userOf } from '../telegram-client/demo-users.ts';
import { botIdOf, botName, botUsername } from './bot.ts';
import { BotApiError, badRequest } from './bot-error.ts';
import { toChat } from './bot-user.ts';
import { type FormattedText, parseHtml } from './formatted-text.ts';
import { lengthOf, type Method, type Parameters, readInteger, readList, readStructure } from './parameters.ts';
import { describeInlineKeyboard, readReplyMarkup } from './reply-markup.ts';

const longestText = 4096;

export const describeBot = (token: string) => ({
  id: botIdOf(token),
  is_bot: true,
  first_name: botName,
  username: botUsername,
});

function readFormattedText(parameters: Parameters): FormattedText {
  const source = readText(parameters, 'text') ?? '';
  const mode = readText(parameters, 'parse_mode');
  if (mode !== null && mode.toLowerCase() !== 'html') throw badRequest('unsupported parse_mode');
  const read = mode === null ? { text: source, entities: [] } : parseHtml(source);
  if (read.text.trim() === '') throw badRequest('message text is empty');
  if (lengthOf(read.text) > longestText) throw badRequest('message is too long');
  return read;
}

const sendMessage: Method = ({ world: { bot, messages, options }, parameters }) => {
  const chatId = readInteger(parameters, 'chat_id');
  if (chatId === null || chatId < 1) throw badRequest('chat not found');
  if (bot.chats.of(chatId).isBlocked) throw new BotApiError(403, 'Forbidden: bot was blocked by the user');
  const { text, entities } = readFormattedText(parameters);
  const replyMarkup = readReplyMarkup(parameters);
  const { messageId, at } = bot.chats.add(chatId, { from: 'bot', text, entities, replyMarkup });
  const given = readStructure(parameters, 'reply_markup');
  messages.add({
    channel: 'telegram',
    provider: 'telegram',
    from: `@${botUsername}`,
    to: String(chatId),
    text,
    replyMarkup: given,
    providerReference: String(messageId),
    reference: null,
  });
  const allEntities = [...entities, ...readList(parameters, 'entities')];
  return {
    message_id: messageId,
    from: describeBot(options.botToken),
    chat: toChat(userOf(chatId)),
    date: Math.floor(at.getTime() / 1000),
    text,
    ...(allEntities.length > 0 && { entities: allEntities }),
    ...(replyMarkup?.kind === 'inline' && { reply_markup: given }),
  };
};

const answerCallbackQuery: Method = ({ world: { bot }, parameters }) => {
  const id = readText(parameters, 'callback_query_id') ?? '';
  if (bot.callbacks.answer(id, { text: readText(parameters, 'text') })) return true;
  throw badRequest('query is too old and response timeout expired or query ID is invalid');
};

/** Replaces the buttons under the bot's message, and its text if one is given. */
const edit: Method = ({ world: { bot, messages }, parameters }) => {
  const chatId = readInteger(parameters, 'chat_id') ?? 0;
  const entry = bot.chats.find(chatId, readInteger(parameters, 'message_id') ?? 0);
  if (entry?.from !== 'bot') throw badRequest('message to edit not found');
  const { text, entities, replyMarkup: before } = entry;
  const words = readText(parameters, 'text') === null ? { text, entities } : readFormattedText(parameters);
  const replyMarkup = readReplyMarkup(parameters);
  if (JSON.stringify([words.text, replyMarkup]) === JSON.stringify([text, before]))
    throw badRequest('message is not modified');
  Object.assign(entry, { ...words, replyMarkup, edits: entry.edits + 1 });
  messages.changed();
  return {
    message_id: entry.messageId,
    chat: toChat(userOf(chatId)),
    text: entry.text,
    ...describeInlineKeyboard(replyMarkup),
  };
};

export const messageMethods = {
  sendMessage,
  answerCallbackQuery,
  editMessageReplyMarkup: edit,
  editMessageText: edit,
};
