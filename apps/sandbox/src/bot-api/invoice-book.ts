import { randomBytes } from 'node:crypto';
import type { Invoice } from './invoice.ts';

/** Every invoice link that the bot has made. */
export class InvoiceBook {
  readonly #bySlug = new Map<string, Invoice>();

  add(invoice: Omit<Invoice, 'slug'>): Invoice {
    const slug = randomBytes(12).toString('base64url');
    const added = { ...invoice, slug };
    this.#bySlug.set(slug, added);
    return added;
  }

  find(slug: string): Invoice | null {
    return this.#bySlug.get(slug) ?? null;
  }

  /** The latest with what the bot has written into it for itself. */
  findByPayload(payload: string): Invoice | null {
    return [...this.#bySlug.values()].findLast((invoice) => invoice.payload === payload) ?? null;
  }

  clear(): void {
    this.#bySlug.clear();
  }
}
