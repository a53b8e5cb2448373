import type { ChannelChoice as ChannelChoiceDto } from '@awaj/api-client/schema';

/** How alerts reach somebody. */
export const channels = ['telegram', 'sms', 'email'] as const;
export type Channel = (typeof channels)[number];

/** With them stands the weekly letter, which goes by mail. */
export type ChannelSwitch = Channel | 'weekly_letter';

export type Channels = Readonly<Record<ChannelSwitch, boolean>>;

export interface ChannelChoice<Switch extends ChannelSwitch = ChannelSwitch> {
  channel: Switch;
  isOn: boolean;
}

/** What is shown: what the server has, and over it what was chosen and is on its way, the last choice last. */
export const withChoices = (kept: Channels, choices: readonly ChannelChoice[]): Channels => ({
  ...kept,
  ...Object.fromEntries(choices.map(({ channel, isOn }) => [channel, isOn])),
});

/** The name to send; answers have it in small letters. */
const wireNames = {
  telegram: 'telegram',
  sms: 'SMS',
  email: 'email',
  weekly_letter: 'weekly_letter',
} as const satisfies Record<ChannelSwitch, keyof ChannelChoiceDto>;

/** Only the one that was touched, as another tab may have changed the others. */
export const toChannelChoiceDto = ({ channel, isOn }: ChannelChoice): ChannelChoiceDto => ({
  [wireNames[channel]]: isOn ? 1 : 0,
});

/** Why this channel was refused, in the server's words, by either of its names. */
export const refusalOf = (errors: Readonly<Record<string, string>>, channel: ChannelSwitch): string | undefined =>
  errors[wireNames[channel]] ?? errors[channel];
