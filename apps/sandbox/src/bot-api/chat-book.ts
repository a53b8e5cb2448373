import type { ReplyMarkup } from './reply-markup.ts';

export interface ChatEntry {
  messageId: number;
  from: 'bot' | 'person';
  at: Date;
  text: string;
  replyMarkup: ReplyMarkup | null;
}

interface Chat {
  entries: ChatEntry[];
  /** What stands in the place of the person's keyboard. */
  keyboard: (ReplyMarkup & { kind: 'keyboard' }) | null;
  isBlocked: boolean;
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

  add(chatId: number, { from, text, replyMarkup }: Omit<ChatEntry, 'messageId' | 'at'>): ChatEntry {
    const chat = this.#open(chatId);
    this.#lastMessageId += 1;
    const entry = { messageId: this.#lastMessageId, from, at: this.#now(), text, replyMarkup };
    chat.entries.push(entry);
    if (replyMarkup?.kind === 'keyboard') chat.keyboard = replyMarkup;
    if (replyMarkup?.kind === 'remove-keyboard' || (from === 'person' && chat.keyboard?.isOneTime))
      chat.keyboard = null;
    return entry;
  }

  block(chatId: number, isBlocked: boolean): void {
    this.#open(chatId).isBlocked = isBlocked;
  }

  clear(): void {
    this.#chats.clear();
  }

  #open(chatId: number): Chat {
    const chat = this.#chats.get(chatId) ?? { entries: [], keyboard: null, isBlocked: false };
    this.#chats.set(chatId, chat);
    return chat;
  }
}
