import { type Answers, refusal } from './answers.ts';

export const right = {
  'GET /client/setting/get-channel': { channels: { email: true, sms: true, telegram: false, weekly_letter: true } },
  'GET /tender/sources': 'never',
  'GET /tender/detail/{tenderId}': refusal(404),
} satisfies Answers;

export const misspelt = {
  // @ts-expect-error a field that the contract does not have
  'GET /client/setting/get-channel': { channels: { email: true, sms: true, telegramm: false } },
} satisfies Answers;

export const incomplete = {
  // @ts-expect-error a field is missing
  'GET /company/featured': [{ id: 1, name: 'Awaj', logo: null }],
} satisfies Answers;

export const unknownCall = {
  // @ts-expect-error no such call
  'GET /tender/everything': [],
} satisfies Answers;

export const unknownRefusal = {
  // @ts-expect-error a refusal that the contract does not have
  'GET /tender/sources': refusal(410),
} satisfies Answers;
