import { type NetworkState, networkStates } from '../protocol/network.ts';
import { setNetwork } from './bot-calls.ts';
import { rememberInAddress } from './controls.ts';
import type { LogEntry } from './event-log.ts';
import { onClick, part } from './page-parts.ts';

/** Changes the network while the app is open, if it was opened through the relay; otherwise reopens it that way. */
export function createNetworkControls(launched: NetworkState | null, log: (entry: LogEntry) => void): void {
  const form = part('settings-form', HTMLFormElement);

  async function choose(value: string): Promise<void> {
    const state = networkStates.find((known) => known === value);
    if (!state || launched === null) return form.requestSubmit();
    rememberInAddress('network', state);
    await setNetwork({ state });
    log({ from: 'host', event: 'network', data: { state } });
  }

  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'network') void choose(target.value);
  });
  onClick('drop-answer', async () => {
    await setNetwork({ losesNextAnswer: true });
    log({ from: 'host', event: 'network', data: { losesNextAnswer: true } });
  });
}
