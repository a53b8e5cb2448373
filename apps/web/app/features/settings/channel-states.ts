import { readablePhone } from '@awaj/domain/phone';
import type { UserInfo } from '@awaj/features/account';
import type { Channel } from '@awaj/features/channels';

/** The step that a channel needs before it can deliver. */
export type ChannelNeed = 'linkTelegram' | 'addPhone' | 'addEmail' | 'verifyPhone' | 'verifyEmail';

type Contacts = Pick<UserInfo, 'email' | 'phone' | 'isEmailVerified' | 'isPhoneVerified' | 'isTelegramLinked'>;

export interface ChannelState {
  /** As it is shown; null without one, and for a chat. */
  address: string | null;
  need: ChannelNeed | null;
}

export const channelStates: Readonly<Record<Channel, (contacts: Contacts) => ChannelState>> = {
  telegram: ({ isTelegramLinked }) => ({ address: null, need: isTelegramLinked ? null : 'linkTelegram' }),
  sms({ phone, isPhoneVerified }) {
    if (phone === null) return { address: null, need: 'addPhone' };
    return { address: readablePhone(phone), need: isPhoneVerified ? null : 'verifyPhone' };
  },
  email({ email, isEmailVerified }) {
    if (email === null) return { address: null, need: 'addEmail' };
    return { address: email, need: isEmailVerified ? null : 'verifyEmail' };
  },
};
