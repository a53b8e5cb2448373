import type { AppMessage } from './app-message.ts';
import { appearanceMethods } from './appearance-methods.ts';
import { botMethods } from './bot-methods.ts';
import { isAtLeast } from './client-version.ts';
import { controlMethods } from './control-methods.ts';
import { safeAreaChanged } from './host-events.ts';
import { type HostState, ignore, type Step, safeAreaBottom } from './host-state.ts';
import { isMethod, type Method, methodVersions } from './method-versions.ts';
import type { Payload } from './payload.ts';
import { type Action, perform } from './person-actions.ts';
import { unsupportedMethods } from './unsupported-methods.ts';
import { windowMethods } from './window-methods.ts';

type Handler = (state: HostState, params: Payload) => Step;

const handlers: Partial<Record<Method, Handler>> = {
  ...unsupportedMethods,
  ...appearanceMethods,
  ...controlMethods,
  ...windowMethods,
  ...botMethods,
};

function handle(state: HostState, { method, params }: AppMessage): Step {
  if (state.phase === 'closed') return ignore(state, 'the app is closed');
  const heard = { ...state, isConnected: true };
  if (!isMethod(method)) return ignore(heard, 'this method is unknown');
  const since = methodVersions[method];
  if (!isAtLeast(state.version, since)) return ignore(heard, `needs ${since}, this client is ${state.version}`);
  const handler = handlers[method];
  return handler ? handler(heard, params) : ignore(heard, 'the sandbox does not support it');
}

function settle(before: HostState, step: Step): Step {
  const isMoved = safeAreaBottom(before) !== safeAreaBottom(step.state);
  const answers = isMoved ? [...step.answers, safeAreaChanged(step.state)] : step.answers;
  return { ...step, answers: step.state.isConnected ? answers : [] };
}

/** Handles a message posted by the app. */
export function receive(state: HostState, message: AppMessage): Step {
  return settle(state, handle(state, message));
}

/** Handles an action of the person. */
export function act(state: HostState, action: Action): Step {
  return settle(state, perform(state, action));
}
