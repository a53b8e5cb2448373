import { readFields, readText } from '../fields.ts';
import { badRequest } from './bot-error.ts';
import { describeBot } from './message-methods.ts';
import { lengthOf, type Method, type Parameters, readList, readStructure } from './parameters.ts';

const mostCommands = 100;

const getMe: Method = ({ world: { options } }) => ({
  ...describeBot(options.botToken),
  can_join_groups: true,
  can_read_all_group_messages: false,
  supports_inline_queries: false,
  can_connect_to_business: false,
  has_main_web_app: true,
});

const languageOf = (parameters: Parameters): string => readText(parameters, 'language_code') ?? '';

function isCommand(value: unknown): boolean {
  const fields = readFields(value);
  const length = lengthOf(readText(fields, 'description') ?? '');
  return /^[a-z\d_]{1,32}$/.test(readText(fields, 'command') ?? '') && length >= 1 && length <= 256;
}

const setMyCommands: Method = ({ world: { bot }, parameters }) => {
  const commands = readList(parameters, 'commands');
  if (commands.length > mostCommands || !commands.every(isCommand)) throw badRequest('BOT_COMMAND_INVALID');
  bot.profile.commands.set(languageOf(parameters), commands);
  return true;
};

const getMyCommands: Method = ({ world: { bot }, parameters }) =>
  bot.profile.commands.get(languageOf(parameters)) ?? [];

const setChatMenuButton: Method = ({ world: { bot }, parameters }) => {
  const button = readStructure(parameters, 'menu_button') ?? { type: 'default' };
  const { type, text, web_app } = readFields(button);
  const isApp = type === 'web_app' && typeof text === 'string' && readText(readFields(web_app), 'url') !== null;
  if (!isApp && type !== 'commands' && type !== 'default') throw badRequest('BUTTON_INVALID');
  bot.profile.menuButton = button;
  return true;
};

const getChatMenuButton: Method = ({ world: { bot } }) => bot.profile.menuButton;

/** Creates the method that sets a text about the bot, with a maximum length. */
function describer(field: 'description' | 'shortDescription', parameter: string, most: number): Method {
  return ({ world: { bot }, parameters }) => {
    const text = readText(parameters, parameter) ?? '';
    if (lengthOf(text) > most) throw badRequest(`${parameter} is too long`);
    bot.profile[field] = text;
    return true;
  };
}

export const profileMethods = {
  getMe,
  setMyCommands,
  setChatMenuButton,
  getMyCommands,
  getChatMenuButton,
  setMyDescription: describer('description', 'description', 512),
  setMyShortDescription: describer('shortDescription', 'short_description', 120),
};
