import type { UserInfo } from '@awaj/features/account';
import type { Channel } from '@awaj/features/channels';

/** What has to be done before a channel can carry alerts. */
export type ChannelNeed = 'linkTelegram' | 'addPhone' | 'addEmail' | 'verifyPhone' | 'verifyEmail';

type Contacts = Pick<UserInfo, 'email' | 'phone' | 'isEmailVerified' | 'isPhoneVerified'>;

/** Only the bot knows whether a Telegram is linked. Where the channel is on, it is. */
export function channelNeed(channel: Channel, info: Contacts, { isOn }: { isOn: boolean }): ChannelNeed | null {
  if (channel === 'telegram') return isOn ? null : 'linkTelegram';
  if (channel === 'sms') {
    if (info.phone === null) return 'addPhone';
    return info.isPhoneVerified ? null : 'verifyPhone';
  }
  if (info.email === null) return 'addEmail';
  return info.isEmailVerified ? null : 'verifyEmail';
}
