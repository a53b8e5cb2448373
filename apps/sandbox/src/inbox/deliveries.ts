import type { Message } from './message.ts';
import { recipientKey } from './recipient.ts';

interface Count {
  delivered: number;
  /** How many duplicates had come before. */
  duplicates: number;
}

export interface Deliveries extends Count {
  byProvider: Readonly<Record<string, Count>>;
  byRecipient: Readonly<Record<string, Count>>;
  /** Messages that came more than once. */
  repeated: readonly { to: string; reference: string | null; text: string; times: number }[];
}

/** Without a reference, a message is identified by recipient and text. */
export function identityOf({ to, reference, text }: Pick<Message, 'to' | 'reference' | 'text'>): string {
  return JSON.stringify([recipientKey(to), reference ?? text]);
}

function countBy(messages: readonly Message[], keyOf: (message: Message) => string): Record<string, Count> {
  const counts: Record<string, Count> = {};
  for (const [key, group = []] of Object.entries(Object.groupBy(messages, keyOf))) counts[key] = count(group);
  return counts;
}

function count(messages: readonly Message[]): Count {
  const distinct = new Set(messages.map(identityOf)).size;
  return { delivered: messages.length, duplicates: messages.length - distinct };
}

export function countDeliveries(messages: readonly Message[]): Deliveries {
  const repeated = [...Map.groupBy(messages, identityOf).values()].flatMap(([first, ...again]) =>
    first && again.length > 0
      ? [{ to: recipientKey(first.to), reference: first.reference, text: first.text, times: again.length + 1 }]
      : [],
  );
  return {
    ...count(messages),
    byProvider: countBy(messages, (message) => message.provider),
    byRecipient: countBy(messages, (message) => recipientKey(message.to)),
    repeated,
  };
}
