import { html, type Markup } from '../html.ts';
import { deliveryEventNames, possibleEvents } from './delivery-events.ts';
import type { Message } from './message.ts';
import { oneTimeCodeIn, withLinks } from './message-text.ts';
import { nameOf } from './people.ts';
import { recipientKey } from './recipient.ts';

export const channelNames = { sms: 'SMS', mail: 'Mail', telegram: 'Telegram' } as const;
const providerNames = { afromessage: 'AfroMessage', geezsms: 'GeezSMS', smtp: 'SMTP', telegram: 'Bot API' } as const;

const addisTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Addis_Ababa',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

export const timeOf = (at: Date): Markup => html`<time datetime="${at.toISOString()}">${addisTime.format(at)}</time>`;

function codeRow(code: string): Markup {
  return html`<p class="code"><output>${code}</output><button type="button" class="copy" data-copy="${code}" hidden>Copy code</button></p>`;
}

function headerTable({ headers, returnPath }: Extract<Message, { channel: 'mail' }>): Markup {
  const rows = Object.entries({ 'return-path': `<${returnPath}>`, ...headers });
  return html`<dl class="headers">${rows.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`;
}

function content(message: Message): Markup {
  if (message.channel !== 'mail') return html`<p class="text" dir="auto">${withLinks(message.text)}</p>`;
  const text = html`<p class="text" dir="auto">${withLinks(message.text)}</p>`;
  if (message.html === null) return html`<h3 dir="auto">${message.subject}</h3>${text}`;
  return html`<h3 dir="auto">${message.subject}</h3>
<iframe class="mail" title="${message.subject}" src="/inbox/mails/${message.id}" sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy"></iframe>
<details><summary>As plain text</summary>${text}</details>
<details><summary>Headers</summary>${headerTable(message)}</details>`;
}

/** Buttons for delivery events of a message. */
function eventButtons(message: Message): Markup | null {
  const buttons = possibleEvents(message).map(
    (what) => html`<button name="what" value="${what}">${deliveryEventNames[what]}</button>`,
  );
  if (buttons.length === 0) return null;
  return html`<form class="events" method="post" action="/inbox/messages/${message.id}/tell">${buttons}</form>`;
}

/** `times` is how often this message was delivered. */
export function messageCard(message: Message, times: number): Markup {
  const key = recipientKey(message.to);
  const code = oneTimeCodeIn(message.text);
  return html`<li class="message" id="message-${message.id}" data-version="${times}.${message.told.length}" data-channel="${message.channel}">
<header><span class="channel">${channelNames[message.channel]}</span>
<a class="to" href="/inbox?to=${encodeURIComponent(key)}">${nameOf(key)}</a>${timeOf(message.at)}</header>
<div class="bubble">${code === null ? null : codeRow(code)}${content(message)}</div>
<footer>${providerNames[message.provider]} · from ${message.from}${times > 1 ? html` · <strong>delivered ${times} times</strong>` : null}${message.told.map((line) => html` · ${line}`)}</footer>
${eventButtons(message)}
</li>`;
}
