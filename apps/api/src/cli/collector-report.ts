import type { RunReport } from '../modules/collecting/collectors/run-collector.ts';

/** What a run came to, in a sentence. */
export function toSentence({ collector, state, reason, counts, alarm }: RunReport): string {
  const { found, new: added, changed, same, quarantined, missed } = counts;
  const numbers = `found ${found}: ${added} new, ${changed} changed, ${same} same, ${quarantined} in quarantine, ${missed} missed`;
  return [
    `${collector}: ${state}, ${numbers}.`,
    ...(reason === null ? [] : [`Why: ${reason}.`]),
    ...(alarm === null ? [] : ['This is not the first time: somebody has to look at it.']),
  ].join(' ');
}
