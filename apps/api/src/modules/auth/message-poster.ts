import type { Database } from '../../platform/database.ts';
import type { Language } from '../../platform/language.ts';

/** What signing in and its codes need of the messages. */
export interface MessagePoster {
  post(
    db: Database,
    letter: {
      userId: number;
      channel: 'sms' | 'email';
      to: string;
      language: Language;
      message: { template: 'resetCode' | 'contactCode'; code: string } | { template: 'passwordChanged' };
    },
  ): Promise<void>;
  postToNobody(db: Database): Promise<void>;
}
