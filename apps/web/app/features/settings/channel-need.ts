import type { UserInfo } from '@awaj/features/account';
import type { Channel } from '@awaj/features/channels';

/** The step that a channel needs before it can deliver. */
export type ChannelNeed = 'linkTelegram' | 'addPhone' | 'addEmail' | 'verifyPhone' | 'verifyEmail';

type Contacts = Pick<UserInfo, 'email' | 'phone' | 'isEmailVerified' | 'isPhoneVerified' | 'isTelegramLinked'>;

export function channelNeed(channel: Channel, info: Contacts): ChannelNeed | null {
  if (channel === 'telegram') return info.isTelegramLinked ? null : 'linkTelegram';
  if (channel === 'sms') {
    if (info.phone === null) return 'addPhone';
    return info.isPhoneVerified ? null : 'verifyPhone';
  }
  if (info.email === null) return 'addEmail';
  return info.isEmailVerified ? null : 'verifyEmail';
}
