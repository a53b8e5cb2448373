/** A setting that has to be corrected: shown as a sentence. */
export class EnvironmentError extends Error {}

interface Trouble {
  message: string;
  code?: string;
  port?: number;
  hostname?: string;
}

const noRights = 'The server in DATABASE_URL refuses the user or password that it names.';

/** Errors of PostgreSQL and Node.js that keep the API from starting, with what to do. */
const sentences: Readonly<Record<string, (trouble: Trouble) => string>> = {
  EADDRINUSE: ({ port }) => `Port ${port} is taken by another program. Stop it, or set API_PORT.`,
  EADDRNOTAVAIL: () => 'API_HOST is an address that this machine does not have.',
  ECONNREFUSED: () => 'There is no PostgreSQL at the address in DATABASE_URL.',
  ENOTFOUND: ({ hostname }) => `The host "${hostname}" was not found. Check DATABASE_URL and API_HOST.`,
  EAI_AGAIN: ({ hostname }) => `The host "${hostname}" cannot be looked up now. Check DATABASE_URL and the network.`,
  '3D000': ({ message }) => `The server in DATABASE_URL has no such database (${message}). Create it first.`,
  '28P01': () => noRights,
  '28000': () => noRights,
  '42501': ({ message }) => `The user in DATABASE_URL lacks a permission (${message}).`,
  '53300': () => 'PostgreSQL has no connection left. Lower DATABASE_POOL_SIZE, or raise its max_connections.',
};

/** A sentence for what an operator can mend; null for errors that need their stack trace. */
export function explain(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof EnvironmentError) return error.message;
  const trouble: Trouble = error;
  return sentences[trouble.code ?? '']?.(trouble) ?? null;
}
