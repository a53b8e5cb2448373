import { html, type Markup } from '../html.ts';
import type { Page } from '../page.ts';
import { type ChatView, chatSection } from './chat.page.ts';
import { identityOf } from './deliveries.ts';
import type { Message } from './message.ts';
import { channelNames, messageCard } from './message-card.page.ts';
import { type Conversation, nameOf } from './people.ts';
import { type PhoneView, phoneComposer } from './phone.page.ts';

interface Inbox {
  /** All messages or those of the chosen recipient, newest first. */
  messages: readonly Message[];
  conversations: readonly Conversation[];
  chosen: string | null;
  /** Set if the chosen recipient is a Telegram user. */
  chat: ChatView | null;
  /** Set if the chosen recipient is a phone. */
  phone: PhoneView | null;
}

function previewOf(message: Message | null): string {
  if (message === null) return 'No messages yet';
  return `${channelNames[message.channel]} · ${message.channel === 'mail' ? message.subject : message.text}`;
}

function conversationLink({ key, latest, count }: Conversation, chosen: string | null): Markup {
  return html`<li id="conversation-${key}"><a href="/inbox?to=${encodeURIComponent(key)}"${key === chosen ? html` aria-current="page"` : null}>
<strong>${nameOf(key)}</strong>${count > 0 ? html`<span class="count">${count}</span>` : null}
<span class="preview">${previewOf(latest)}</span></a></li>`;
}

function recipients({ conversations, chosen }: Inbox): Markup {
  return html`<nav class="recipients" aria-label="Recipients"><ul id="conversations">
<li id="conversation-all"><a href="/inbox"${chosen === null ? html` aria-current="page"` : null}><strong>Everybody</strong><span class="preview">SMS, mails and chats</span></a></li>
${conversations.map((conversation) => conversationLink(conversation, chosen))}
</ul></nav>`;
}

function messageList(messages: readonly Message[]): Markup {
  const times = Map.groupBy(messages, identityOf);
  const cards = messages.map((message) => messageCard(message, times.get(identityOf(message))?.length ?? 1));
  return html`<p class="empty">No messages yet. Codes, alerts and receipts appear here automatically.</p>
<ol id="messages" aria-live="polite">${cards}</ol>`;
}

function feed({ messages, chosen, chat, phone }: Inbox): Markup {
  return html`<section class="feed" aria-label="Messages">
<header class="feed-head"><h2>${chosen === null ? 'Everybody' : nameOf(chosen)}</h2>${chat ? html`<p>Chat with the bot</p>` : null}</header>
${chat ? chatSection(chat) : messageList(messages)}
${phone && phoneComposer(phone)}
</section>`;
}

export function inboxPage(inbox: Inbox): Page {
  return {
    title: 'Inbox · Awaj sandbox',
    styles: '/inbox/browser/inbox.css',
    script: '/inbox/browser/live.ts',
    frames: "'self'",
    body: html`<main class="inbox">
<header class="head"><h1>Inbox</h1><a href="/">Sandbox</a></header>
${recipients(inbox)}
${feed(inbox)}
</main>`,
  };
}
