/** A person using the client, with the fields that Telegram passes to an app. */
export interface TelegramUser {
  id: number;
  first_name: string;
  last_name?: string;
  username?: string;
  language_code: string;
}

export const demoUsers = {
  hanna: { id: 710000001, first_name: 'Hanna', last_name: 'Girma', username: 'hanna_girma', language_code: 'am' },
  dawit: { id: 710000002, first_name: 'ዳዊት', last_name: 'ኃይሌ', username: 'dawit_haile', language_code: 'am' },
  sara: { id: 710000003, first_name: 'Sara', last_name: 'Tesfaye', username: 'sara_tesfaye', language_code: 'en' },
  yonas: { id: 710000004, first_name: 'Yonas', last_name: 'Abebe', username: 'yonas_abebe', language_code: 'en' },
  // Telegram only requires a first name; many people have no last name or username.
  lensa: { id: 710000005, first_name: 'Lensa', language_code: 'om' },
  meron: { id: 710000006, first_name: 'ሜሮን', last_name: 'ታደሰ', language_code: 'am' },
} as const satisfies Record<string, TelegramUser>;

export type DemoUserKey = keyof typeof demoUsers;

export const demoUserKeys = Object.keys(demoUsers).filter((key): key is DemoUserKey => key in demoUsers);

/** The number they share when a bot asks for it. */
export const demoPhones: Readonly<Record<DemoUserKey, string>> = {
  hanna: '251911000001',
  dawit: '251911000002',
  sara: '251911000003',
  yonas: '251911000004',
  lensa: '251911000005',
  meron: '251911000096',
};

/** Each user's state in the product at the start; the first four numbers are those of its demo accounts. */
export const demoStandings: Readonly<Record<DemoUserKey, { text: string; hasSharedContact: boolean }>> = {
  hanna: { text: 'subscribed', hasSharedContact: true },
  dawit: { text: 'no subscription', hasSharedContact: true },
  sara: { text: 'on trial', hasSharedContact: true },
  yonas: { text: 'subscribed, empty feed', hasSharedContact: true },
  lensa: { text: 'unknown', hasSharedContact: false },
  meron: { text: 'number known, no account', hasSharedContact: true },
};

/** A person unknown to the product, for a first visit. */
export const newPerson = 'new';

const isNumber = (name: string): boolean => /^[1-9]\d{0,14}$/.test(name);

/** Anybody can write to the bot: an unknown number becomes a person with that id. */
export function userOf(id: number): TelegramUser {
  const known = Object.values<TelegramUser>(demoUsers).find((user) => user.id === id);
  return known ?? { id, first_name: `User ${id}`, language_code: 'en' };
}

/** A demo user by name or number, or any person by number. */
export function findUser(name: unknown): TelegramUser | null {
  const key = demoUserKeys.find((known) => known === name);
  if (key) return demoUsers[key];
  return isNumber(String(name)) ? userOf(Number(name)) : null;
}

export function keyOf({ id }: TelegramUser): DemoUserKey | null {
  return demoUserKeys.find((key) => demoUsers[key].id === id) ?? null;
}

export function fullName(user: TelegramUser): string {
  return [user.first_name, user.last_name].filter(Boolean).join(' ');
}
