/** A person at the client, with the fields that Telegram tells an app. */
export interface TelegramUser {
  id: number;
  first_name: string;
  last_name?: string;
  username?: string;
  language_code: string;
}

export const demoUsers = {
  hanna: { id: 710000001, first_name: 'Hanna', last_name: 'Girma', username: 'hanna_girma', language_code: 'am' },
  dawit: { id: 710000002, first_name: 'ዳዊት', last_name: 'በቀለ', username: 'dawit_bekele', language_code: 'am' },
  sara: { id: 710000003, first_name: 'Sara', last_name: 'Tesfaye', username: 'sara_tesfaye', language_code: 'en' },
  yonas: { id: 710000004, first_name: 'Yonas', last_name: 'Alemu', username: 'yonas_alemu', language_code: 'en' },
  // Telegram asks for a first name only: many people have neither the second nor a username.
  lensa: { id: 710000005, first_name: 'Lensa', language_code: 'om' },
} as const satisfies Record<string, TelegramUser>;

export type DemoUserKey = keyof typeof demoUsers;

export const demoUserKeys = Object.keys(demoUsers).filter((key): key is DemoUserKey => key in demoUsers);

/** What they share with a bot when it asks for their number. */
export const demoPhones: Readonly<Record<DemoUserKey, string>> = {
  hanna: '251911000001',
  dawit: '251911000002',
  sara: '251911000003',
  yonas: '251911000004',
  lensa: '251911000005',
};

export function fullName(user: TelegramUser): string {
  return [user.first_name, user.last_name].filter(Boolean).join(' ');
}
