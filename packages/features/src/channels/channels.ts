/** How alerts reach somebody. */
export const channels = ['telegram', 'sms', 'email'] as const;
export type Channel = (typeof channels)[number];

export type Channels = Readonly<Record<Channel, boolean>>;

export interface ChannelChoice {
  channel: Channel;
  isOn: boolean;
}

/** What is shown: what the server has, and over it what was chosen and is on its way, the last choice last. */
export const withChoices = (kept: Channels, choices: readonly ChannelChoice[]): Channels => ({
  ...kept,
  ...Object.fromEntries(choices.map(({ channel, isOn }) => [channel, isOn])),
});
