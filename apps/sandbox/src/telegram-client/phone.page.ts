import { html, type Markup } from '../html.ts';
import { fullName } from './demo-users.ts';
import { icons } from './icons.ts';
import type { LaunchSettings } from './launch-settings.ts';
import { platformNames } from './protocol/platform.ts';

const botName = 'Awaj';

const appHeader = html`<header class="app-header">
<button type="button" class="icon" id="back" aria-label="Back" hidden>${icons.back}</button>
<button type="button" class="icon" id="close" aria-label="Close">${icons.close}</button>
<div class="app-title"><strong>${botName}</strong><small>bot</small></div>
<button type="button" class="icon" id="menu-toggle" aria-label="Menu" aria-expanded="false" aria-controls="menu">${icons.menu}</button>
<ul class="menu" id="menu" hidden>
<li><button type="button" id="settings" hidden>Settings</button></li>
<li><button type="button" id="reload">Reload page</button></li>
<li><button type="button" id="minimise">Minimise</button></li>
<li><button type="button" id="close-from-menu">Close app</button></li>
</ul>
</header>`;

const dialog = html`<div class="scrim" id="scrim" hidden>
<div class="dialog" id="dialog" role="alertdialog" aria-modal="true" aria-describedby="dialog-message">
<h2 id="dialog-title"></h2>
<p id="dialog-message"></p>
<div class="dialog-buttons" id="dialog-buttons"></div>
</div>
</div>`;

const chat = html`<section class="chat" id="chat" aria-label="Chat with the bot">
<header class="chat-header"><span class="avatar" aria-hidden="true">አ</span><div><strong>${botName}</strong><small>bot</small></div></header>
<p class="bubble" id="chat-text">The mini app is closed.</p>
<button type="button" class="chat-button" id="open-again">Open the app</button>
</section>`;

function statusBar(settings: LaunchSettings): Markup {
  return html`<div class="status-bar">
<span>${fullName(settings.user)} · ${platformNames[settings.platform]} · ${settings.version}</span>
<button type="button" id="open-controls" aria-expanded="false" aria-controls="controls">${icons.controls}Sandbox controls</button>
</div>`;
}

/** The client's window. The script shows hidden parts when the app asks for them. */
export function phone(settings: LaunchSettings): Markup {
  return html`<div class="phone" id="phone" data-platform="${settings.platform}">
${statusBar(settings)}
<div class="screen">
${chat}
<section class="sheet" id="sheet" aria-label="Mini app window">
<button type="button" class="grabber" id="expand" aria-label="Expand" hidden></button>
<div class="sheet-content" id="sheet-content">
${appHeader}
<div class="frame" id="frame"><div class="loader" id="loader"><span class="avatar" aria-hidden="true">አ</span></div></div>
<div class="bottom-bar" id="bottom-bar" role="group" aria-label="Bottom buttons" hidden>
<button type="button" id="secondary-button" hidden></button>
<button type="button" id="main-button" hidden></button>
</div>
<div class="home-indicator" aria-hidden="true"></div>
</div>
${dialog}
</section>
<p class="toast" id="toast" role="status" hidden></p>
</div>
</div>`;
}
