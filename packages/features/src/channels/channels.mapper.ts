import type { ChannelChoice as ChannelChoiceDto } from '@awaj/api-client/schema';

/** The channels of alerts. */
export const channels = ['telegram', 'sms', 'email'] as const;
export type Channel = (typeof channels)[number];

/** The channels and the weekly letter, which goes by mail. */
export type ChannelSwitch = Channel | 'weekly_letter';

export type Channels = Readonly<Record<ChannelSwitch, boolean>>;

export interface ChannelChoice<Switch extends ChannelSwitch = ChannelSwitch> {
  channel: Switch;
  isOn: boolean;
}

/** The displayed values: the server's, overlaid with choices still being saved, the last choice on top. */
export const withChoices = (kept: Channels, choices: readonly ChannelChoice[]): Channels => ({
  ...kept,
  ...Object.fromEntries(choices.map(({ channel, isOn }) => [channel, isOn])),
});

/** The names for requests; answers have them in lower case. */
const wireNames = {
  telegram: 'telegram',
  sms: 'SMS',
  email: 'email',
  weekly_letter: 'weekly_letter',
} as const satisfies Record<ChannelSwitch, keyof ChannelChoiceDto>;

/** Sends only the changed channel, because another tab may have changed the others. */
export const toChannelChoiceDto = ({ channel, isOn }: ChannelChoice): ChannelChoiceDto => ({
  [wireNames[channel]]: isOn ? 1 : 0,
});

/** The server's text for a refused channel, under either of its names. */
export const refusalOf = (errors: Readonly<Record<string, string>>, channel: ChannelSwitch): string | undefined =>
  errors[wireNames[channel]] ?? errors[channel];
