import type { ChannelChoice as ChannelChoiceDto } from '@awaj/api-client/schema';
import type { Channel, ChannelChoice } from './channels.ts';

/** The name to send; answers have it in small letters. */
const wireNames = { telegram: 'telegram', sms: 'SMS', email: 'email' } as const satisfies Record<
  Channel,
  keyof ChannelChoiceDto
>;

/** Only the one that was touched, as another tab may have changed the others. */
export const toChannelChoiceDto = ({ channel, isOn }: ChannelChoice): ChannelChoiceDto => ({
  [wireNames[channel]]: isOn ? 1 : 0,
});

/** Why this channel was refused, in the server's words, by either of its names. */
export const refusalOf = (errors: Readonly<Record<string, string>>, channel: Channel): string | undefined =>
  errors[wireNames[channel]] ?? errors[channel];
