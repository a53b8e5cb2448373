import type { BottomButton } from '../protocol/bottom-button.ts';
import { chromeColors } from '../protocol/chrome-colors.ts';
import { isAtLeast } from '../protocol/client-version.ts';
import { type HostState, hasBottomBar } from '../protocol/host-state.ts';
import { palettes } from '../protocol/palette.ts';
import { part } from './page-parts.ts';

function setColors(phone: HTMLElement, state: HostState): void {
  const { header, headerText, background, bottomBar } = chromeColors(state);
  const palette = palettes[state.theme];
  for (const [name, color] of Object.entries({
    '--header': header,
    '--header-text': headerText,
    '--background': background,
    '--bottom-bar': bottomBar,
    '--surface': palette.section_bg_color,
    '--surface-2': palette.secondary_bg_color,
    '--text': palette.text_color,
    '--hint': palette.hint_color,
    '--link': palette.link_color,
    '--danger': palette.destructive_text_color,
    '--button': palette.button_color,
    '--button-text': palette.button_text_color,
  })) {
    phone.style.setProperty(name, color);
  }
}

function showBottomButton(id: string, button: BottomButton, fallback: { color: string; text: string }): void {
  const element = part(id, HTMLButtonElement);
  element.hidden = !button.isVisible;
  element.disabled = !button.isActive;
  element.textContent = button.text;
  element.ariaBusy = String(button.isBusy);
  element.toggleAttribute('data-shine', button.hasShine);
  element.style.setProperty('--color', button.color ?? fallback.color);
  element.style.setProperty('--text-color', button.textColor ?? fallback.text);
}

function showSheet(state: HostState): void {
  const phone = part('phone', HTMLElement);
  const isOpen = state.phase === 'open';
  phone.dataset.phase = state.phase;
  phone.toggleAttribute('data-expanded', state.isExpanded);
  part('sheet', HTMLElement).inert = !isOpen;
  part('chat', HTMLElement).inert = isOpen;
  part('sheet-content', HTMLElement).inert = state.dialog !== null;
  part('expand', HTMLButtonElement).hidden = state.isExpanded;
  part('loader', HTMLElement).hidden = state.isReady;
  part('chat-text', HTMLElement).textContent =
    state.phase === 'minimised' ? 'The mini app is minimised.' : 'The mini app is closed.';
}

/** Renders the client's window from the state. Called after every step; idempotent. */
export function showPhone(state: HostState): void {
  const palette = palettes[state.theme];
  setColors(part('phone', HTMLElement), state);
  showSheet(state);
  part('back', HTMLButtonElement).hidden = !state.hasBackButton;
  part('close', HTMLButtonElement).hidden = state.hasBackButton;
  part('settings', HTMLButtonElement).hidden = !state.hasSettingsButton;
  part('minimise', HTMLButtonElement).hidden = !isAtLeast(state.version, '8.0');
  const bar = part('bottom-bar', HTMLElement);
  bar.hidden = !hasBottomBar(state);
  bar.dataset.position = state.secondaryButton.position;
  showBottomButton('main-button', state.mainButton, { color: palette.button_color, text: palette.button_text_color });
  showBottomButton('secondary-button', state.secondaryButton, {
    color: palette.bottom_bar_bg_color,
    text: palette.button_color,
  });
}
