import { randomBytes } from 'node:crypto';
import type { Invoice } from './invoice.ts';

/** Every invoice link created by the bot. */
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

  /** The latest invoice with this payload, which the bot chose. */
  findByPayload(payload: string): Invoice | null {
    return [...this.#bySlug.values()].findLast((invoice) => invoice.payload === payload) ?? null;
  }

  clear(): void {
    this.#bySlug.clear();
  }
}
