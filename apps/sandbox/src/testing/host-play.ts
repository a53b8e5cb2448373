import type { ClientVersion } from '../telegram-client/protocol/client-version.ts';
import { act, receive } from '../telegram-client/protocol/host.ts';
import { createHost, type HostState, type Step } from '../telegram-client/protocol/host-state.ts';
import type { Action } from '../telegram-client/protocol/person-actions.ts';

/** A method posted by the app, or an action of the person. */
type Part = { method: string; params?: Record<string, unknown> } | { action: Action };

export function post(method: string, params: Record<string, unknown> = {}): Part {
  return { method, params };
}

export function does(action: Action): Part {
  return { action };
}

/** Plays the parts in turn and returns the last step. */
export function play(state: HostState, ...parts: readonly Part[]): Step {
  return parts.reduce<Step>(
    (step, part) =>
      'method' in part
        ? receive(step.state, { method: part.method, params: part.params ?? {} })
        : act(step.state, part.action),
    { state, answers: [], effects: [], ignored: null },
  );
}

export function client(version: ClientVersion = '9.1', platform: HostState['platform'] = 'android'): HostState {
  return { ...createHost({ version, platform, theme: 'light' }), viewport: { width: 390, height: 700 } };
}

export const hello = post('iframe_ready', { reload_supported: true });
