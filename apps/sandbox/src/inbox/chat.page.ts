import type { ChatEntry } from '../bot-api/chat-book.ts';
import type { Button, ReplyMarkup } from '../bot-api/reply-markup.ts';
import { html, type Markup } from '../html.ts';
import { keyOf, userOf } from '../telegram-client/demo-users.ts';
import { timeOf } from './message-card.page.ts';
import { withEntities } from './message-text.ts';

export interface ChatView {
  userId: number;
  entries: readonly ChatEntry[];
  keyboard: ReplyMarkup | null;
  isBlocked: boolean;
  notice: string | null;
  miniUrl: URL;
}

const actionOf = ({ userId }: ChatView, act: string): string => `/inbox/chats/${userId}/${act}`;

/** The address at which this person's client opens the page of a bot's button. */
function appAddress({ userId, miniUrl }: ChatView, address: string): string {
  const { origin, pathname, search } = new URL(address);
  if (origin !== miniUrl.origin) return address;
  const user = keyOf(userOf(userId)) ?? String(userId);
  return `/telegram?${new URLSearchParams({ user, path: pathname + search })}`;
}

function formButton(action: string, fields: Readonly<Record<string, string | number>>, text: string): Markup {
  const hidden = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return html`<form method="post" action="${action}">${hidden}<button>${text}</button></form>`;
}

function button(chat: ChatView, pressed: Button, messageId: number): Markup {
  switch (pressed.kind) {
    case 'url':
      return html`<a href="${pressed.url}" target="_blank" rel="noreferrer">${pressed.text}</a>`;
    case 'app':
      return html`<a href="${appAddress(chat, pressed.url)}">${pressed.text}</a>`;
    case 'callback':
      return formButton(actionOf(chat, 'press'), { data: pressed.data, messageId }, pressed.text);
    case 'contact':
      return formButton(actionOf(chat, 'contact'), {}, pressed.text);
    case 'say':
      return formButton(actionOf(chat, 'say'), { text: pressed.text }, pressed.text);
  }
}

function rows(chat: ChatView, markup: Extract<ReplyMarkup, { rows: unknown }>, messageId: number): Markup {
  return html`<div class="buttons">${markup.rows.map(
    (row) => html`<div class="row">${row.map((each) => button(chat, each, messageId))}</div>`,
  )}</div>`;
}

function entryItem(chat: ChatView, { messageId, from, at, text, entities, replyMarkup, edits }: ChatEntry): Markup {
  return html`<li id="chat-${messageId}" class="entry" data-version="${edits}" data-from="${from}">
<div class="bubble"><p class="text" dir="auto">${withEntities(text, entities)}</p>${timeOf(at)}</div>
${replyMarkup?.kind === 'inline' ? rows(chat, replyMarkup, messageId) : null}
</li>`;
}

/** The chat with the bot, in which one can write, press and share as in Telegram. The newest entry comes first. */
export function chatSection(chat: ChatView): Markup {
  const { entries, keyboard, isBlocked, notice } = chat;
  return html`<p class="empty">No messages yet.</p>
<ol id="chat">${entries.toReversed().map((entry) => entryItem(chat, entry))}</ol>
<footer class="composer" id="composer">
<p id="notice" role="status">${notice}</p>
<div id="keyboard">${keyboard && 'rows' in keyboard ? rows(chat, keyboard, 0) : null}</div>
<form class="say" method="post" action="${actionOf(chat, 'say')}">
<input name="text" aria-label="Message" placeholder="Message, or /start" autocomplete="off" required>
<button>Send</button>
</form>
<div class="acts">
${formButton(actionOf(chat, 'start'), {}, isBlocked ? 'Unblock and start' : 'Start')}
${formButton(actionOf(chat, 'contact'), {}, 'Share contact')}
${formButton(actionOf(chat, 'block'), { blocked: String(!isBlocked) }, isBlocked ? 'Unblock' : 'Block the bot')}
</div>
</footer>`;
}
