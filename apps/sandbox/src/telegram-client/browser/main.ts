import { act, receive } from '../protocol/host.ts';
import { createHost, type Step } from '../protocol/host-state.ts';
import type { Action } from '../protocol/person-actions.ts';
import { createAppFrame } from './app-frame.ts';
import { createClientMenu } from './client-menu.ts';
import { createControls } from './controls.ts';
import { createDialogView } from './dialog-view.ts';
import { createEffects } from './effects.ts';
import { createEventLog } from './event-log.ts';
import { readLaunch, requestLaunchUrl } from './launch.ts';
import { createNetworkControls } from './network-controls.ts';
import { onClick, part } from './page-parts.ts';
import { showPhone } from './phone-view.ts';
import { createToast } from './toast.ts';

const timeoutMs = 5_000;
const resizeSettlesMs = 150;

const launch = readLaunch();
const holder = part('frame', HTMLElement);
const log = createEventLog();
const say = createToast();
const carryOut = createEffects({ user: launch.user, say, perform, replaceFrame: () => frame.open(launchUrl) });
const showDialog = createDialogView(perform, () => frame.focus());
const frame = createAppFrame(holder, launch.origin, {
  onMessage(message) {
    const step = receive(state, message);
    log.add({ from: 'app', event: message.method, data: message.params, ignored: step.ignored });
    take(step);
  },
  onLoad() {
    perform({ kind: 'frame-loaded' });
    setTimeout(askForMessages, timeoutMs);
  },
});

let state = createHost(launch);
let launchUrl = launch.url;

function take(step: Step): void {
  const wasOpen = state.phase !== 'closed';
  state = step.state;
  showPhone(state);
  showDialog(state.dialog);
  for (const answer of step.answers) {
    log.add({ from: 'host', event: answer.eventType, data: answer.eventData });
    frame.post(answer);
  }
  for (const effect of step.effects) {
    const { kind, ...data } = effect;
    log.add({ from: 'host', event: kind, data });
    carryOut(effect);
  }
  if (wasOpen && state.phase === 'closed') {
    log.add({ from: 'host', event: 'closed' });
    frame.close();
  }
}

function perform(action: Action): void {
  take(act(state, action));
}

function askForMessages(): void {
  if (state.phase === 'closed' || state.isConnected) return;
  say(`The mini app has not answered yet. Is it running at ${launch.origin}, and does it post to this page?`);
}

async function openAgain(): Promise<void> {
  launchUrl = await requestLaunchUrl();
  // Telegram remembers a shared contact when the app is opened again.
  state = { ...createHost({ ...launch, theme: state.theme }), sharedContact: state.sharedContact };
  showPhone(state);
  measure(true);
  frame.open(launchUrl);
}

function measure(isStable: boolean): void {
  perform({ kind: 'resize', width: holder.clientWidth, height: holder.clientHeight, isStable });
}

function watchSize(): void {
  let settling = 0;
  new ResizeObserver(() => {
    const { width, height } = state.viewport;
    if (state.phase !== 'open' || (holder.clientWidth === width && holder.clientHeight === height)) return;
    measure(false);
    clearTimeout(settling);
    settling = window.setTimeout(() => measure(true), resizeSettlesMs);
  }).observe(holder);
}

onClick('back', () => perform({ kind: 'press', button: 'back' }));
onClick('main-button', () => perform({ kind: 'press', button: 'main' }));
onClick('secondary-button', () => perform({ kind: 'press', button: 'secondary' }));
onClick('settings', () => perform({ kind: 'press', button: 'settings' }));
onClick('reload', () => perform({ kind: 'reload' }));
onClick('minimise', () => perform({ kind: 'minimise' }));
onClick('expand', () => perform({ kind: 'expand' }));
onClick('close', () => perform({ kind: 'close' }));
onClick('close-from-menu', () => perform({ kind: 'close' }));
onClick('open-again', () => {
  if (state.phase === 'minimised') perform({ kind: 'restore' });
  else openAgain().catch(() => say('The sandbox does not answer. Is it still running?'));
});
onClick('clear-log', () => log.clear());

createClientMenu();
createControls((theme) => perform({ kind: 'choose-theme', theme }));
createNetworkControls(launch.network, log.add);
showPhone(state);
measure(true);
watchSize();
frame.open(launchUrl);
