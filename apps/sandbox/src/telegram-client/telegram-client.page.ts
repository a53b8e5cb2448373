import { html, jsonBlock } from '../html.ts';
import type { Page } from '../page.ts';
import { controls } from './controls.page.ts';
import type { LaunchSettings } from './launch-settings.ts';
import { phone } from './phone.page.ts';

interface TelegramClient {
  settings: LaunchSettings;
  notices: readonly string[];
  launchUrl: string;
  miniOrigin: string;
}

export function telegramClientPage({ settings, notices, launchUrl, miniOrigin }: TelegramClient): Page {
  const { user, network, version, platform, theme } = settings;
  return {
    title: 'Telegram client · Awaj sandbox',
    theme,
    styles: '/telegram/browser/client.css',
    script: '/telegram/browser/main.ts',
    frames: miniOrigin,
    body: html`<div class="client">
<main class="stage">
<noscript><p class="notice">The Telegram client needs JavaScript.</p></noscript>
${notices.map((notice) => html`<p class="notice" role="alert">${notice}</p>`)}
${phone(settings)}
</main>
${controls(settings)}
</div>
${jsonBlock('launch', { user: String(user.id), network, url: launchUrl, origin: miniOrigin, version, platform, theme })}`,
  };
}
