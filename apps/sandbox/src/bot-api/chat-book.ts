import type { Entity } from './formatted-text.ts';
import type { ReplyMarkup } from './reply-markup.ts';

export interface ChatEntry {
  messageId: number;
  from: 'bot' | 'person';
  at: Date;
  text: string;
  entities: readonly Entity[];
  replyMarkup: ReplyMarkup | null;
  /** How often its buttons were changed. */
  edits: number;
}

type Said = Pick<ChatEntry, 'from' | 'text' | 'replyMarkup'> & { entities?: readonly Entity[] };

interface Chat {
  entries: ChatEntry[];
  /** The custom keyboard shown to the person. */
  keyboard: (ReplyMarkup & { kind: 'keyboard' }) | null;
  isBlocked: boolean;
  /** The bot's last answer to a press. */
  notice: string | null;
}

/** Every chat between a person and the bot, as the person sees it. */
export class ChatBook {
  readonly #chats = new Map<number, Chat>();
  readonly #now: () => Date;
  #lastMessageId = 0;

  constructor(now: () => Date) {
    this.#now = now;
  }

  of(chatId: number): Readonly<Chat> {
    return this.#open(chatId);
  }

  add(chatId: number, { from, text, entities = [], replyMarkup }: Said): ChatEntry {
    const chat = this.#open(chatId);
    this.#lastMessageId += 1;
    const entry = { messageId: this.#lastMessageId, from, at: this.#now(), text, entities, replyMarkup, edits: 0 };
    chat.notice = null;
    chat.entries.push(entry);
    if (replyMarkup?.kind === 'keyboard') chat.keyboard = replyMarkup;
    if (replyMarkup?.kind === 'remove-keyboard' || (from === 'person' && chat.keyboard?.isOneTime))
      chat.keyboard = null;
    return entry;
  }

  find(chatId: number, messageId: number): ChatEntry | null {
    return this.#open(chatId).entries.find((entry) => entry.messageId === messageId) ?? null;
  }

  tell(chatId: number, notice: string | null): void {
    this.#open(chatId).notice = notice;
  }

  block(chatId: number, isBlocked: boolean): void {
    this.#open(chatId).isBlocked = isBlocked;
  }

  clear(): void {
    this.#chats.clear();
  }

  #open(chatId: number): Chat {
    const chat = this.#chats.get(chatId) ?? { entries: [], keyboard: null, isBlocked: false, notice: null };
    this.#chats.set(chatId, chat);
    return chat;
  }
}
