import { html, type Markup } from '../html.ts';
import { icons } from './icons.ts';
import type { LaunchSettings } from './launch-settings.ts';
import { settingsForm } from './settings-form.page.ts';

/** Beside the phone, or sliding over it in little room. */
export function controls(settings: LaunchSettings): Markup {
  return html`<aside class="controls" id="controls" aria-label="Sandbox controls">
<header class="controls-header"><h1>Telegram client</h1><a href="/inbox?to=${settings.user.id}">Bot chat</a><a href="/">Sandbox</a>
<button type="button" class="icon" id="close-controls" aria-label="Close controls">${icons.close}</button></header>
${settingsForm(settings)}
<section class="log" aria-labelledby="log-title">
<header><h2 id="log-title">Event log</h2><button type="button" id="clear-log">Clear log</button></header>
<div class="log-scroll" role="log" aria-label="Event log" aria-live="off" tabindex="0"><ol id="log"></ol></div>
</section>
</aside>`;
}
