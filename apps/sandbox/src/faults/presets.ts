import { isSite } from '../newsroom/site-list.ts';
import { type EventFault, type Fault, type Provider, providersWithEvents } from './fault.ts';

interface Preset {
  name: string;
  label: string;
  fault: Fault;
}

const plainEvents: EventFault = {
  kind: 'webhooks',
  isDropped: false,
  duplicates: 0,
  delayMs: 0,
  isReordered: false,
  changes: {},
};

const answerPresets: readonly Preset[] = [
  { name: 'slow', label: 'Slow by 5 s', fault: { kind: 'slow', ms: 5_000 } },
  { name: 'fail', label: 'Fails', fault: { kind: 'fail', status: 503 } },
  { name: 'rate-limit', label: 'Too many requests', fault: { kind: 'rate-limit', retryAfter: 30 } },
  { name: 'hang', label: 'Never answers', fault: { kind: 'hang' } },
  { name: 'drop', label: 'Drops the connection', fault: { kind: 'drop-connection', isAfter: false } },
  { name: 'lose-answer', label: 'Works, but its answer is lost', fault: { kind: 'drop-connection', isAfter: true } },
];

const eventPresets: readonly Preset[] = [
  { name: 'events-lost', label: 'Events are lost', fault: { ...plainEvents, isDropped: true } },
  { name: 'events-twice', label: 'Events come twice', fault: { ...plainEvents, duplicates: 1 } },
  { name: 'events-late', label: 'Events come 30 s late', fault: { ...plainEvents, delayMs: 30_000 } },
];

const sitePresets: readonly Preset[] = [
  { name: 'layout-changed', label: 'New layout', fault: { kind: 'layout-changed' } },
  { name: 'empty-list', label: 'Empty list', fault: { kind: 'empty-list' } },
  { name: 'listed-twice', label: 'Lists each notice twice', fault: { kind: 'listed-twice' } },
  { name: 'broken-cursor', label: 'Broken next page', fault: { kind: 'broken-cursor' } },
  { name: 'redirect-private', label: 'Redirects to a private address', fault: { kind: 'redirect-private' } },
  { name: 'redirect-loop', label: 'Redirects in a loop', fault: { kind: 'redirect-loop' } },
  { name: 'truncated', label: 'Sends half of each answer', fault: { kind: 'truncated' } },
  { name: 'cut-off', label: 'Drops the connection halfway', fault: { kind: 'cut-off' } },
  { name: 'mojibake', label: 'Wrong encoding', fault: { kind: 'mojibake' } },
  { name: 'huge', label: 'Answers with 100 MB', fault: { kind: 'huge' } },
  { name: 'robots-forbids', label: 'robots.txt forbids everything', fault: { kind: 'robots-forbids' } },
];

/** The faults offered on the page; the control address accepts more. */
export function presetsOf(provider: Provider): readonly Preset[] {
  if (isSite(provider)) return [...answerPresets, ...sitePresets];
  return providersWithEvents.includes(provider) ? [...answerPresets, ...eventPresets] : answerPresets;
}
