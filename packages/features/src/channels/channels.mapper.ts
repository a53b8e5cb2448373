import type { ChannelChoice as ChannelChoiceDto, Channels as ChannelsDto } from '@awaj/api-client/schema';

/** The switches of the channels and of the weekly letter. */
export type Channels = Readonly<ChannelsDto>;
export type ChannelSwitch = keyof Channels;
export type Channel = Exclude<ChannelSwitch, 'weekly_letter'>;

/** The names for requests, in the order of the settings; answers have them in lower case. */
const wireNames = { telegram: 'telegram', sms: 'SMS', email: 'email' } as const satisfies Record<
  Channel,
  keyof ChannelChoiceDto
>;

/** The channels of alerts. */
export const channels = Object.keys(wireNames) as readonly Channel[];

export interface ChannelChoice<Switch extends ChannelSwitch = ChannelSwitch> {
  channel: Switch;
  isOn: boolean;
}

/** The displayed values: the server's, overlaid with choices still being saved, the last choice on top. */
export const withChoices = (kept: Channels, choices: readonly ChannelChoice[]): Channels => ({
  ...kept,
  ...Object.fromEntries(choices.map(({ channel, isOn }) => [channel, isOn])),
});

const wireNameOf = (channel: ChannelSwitch) => (channel === 'weekly_letter' ? channel : wireNames[channel]);

/** Sends only the changed channel, because another tab may have changed the others. */
export const toChannelChoiceDto = ({ channel, isOn }: ChannelChoice): ChannelChoiceDto => ({
  [wireNameOf(channel)]: isOn ? 1 : 0,
});

/** The server's text for a refused channel, under either of its names. */
export const refusalOf = (errors: Readonly<Record<string, string>>, channel: ChannelSwitch): string | undefined =>
  errors[wireNameOf(channel)] ?? errors[channel];
