import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { type Dispatcher, errors, request } from 'undici';
import { FetchFault } from './fetch-fault.ts';
import { PrivateAddressError } from './public-addresses.ts';

export interface RequestLimits {
  /** The limit after decompression. */
  mostBytes: number;
  withinMs: number;
}

export interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** The Location header of a redirect. */
  location: string | null;
  body: Buffer;
}

const decompressors = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
} as const;
const isKnown = (name: string): name is keyof typeof decompressors => Object.hasOwn(decompressors, name);

const singular = (headers: Dispatcher.ResponseData['headers']): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value ?? '')]));

function decompressed(body: Readable, encoding: string, address: string): Readable {
  if (encoding === '' || encoding === 'identity') return body;
  if (!isKnown(encoding)) {
    body.destroy();
    throw new FetchFault('damaged-compression', address, encoding);
  }
  const decompressor = decompressors[encoding]();
  pipeline(body, decompressor, () => {
    // The decompressor below throws these errors.
  });
  return decompressor;
}

/** Reads a body and stops at the limit, so that a zip bomb is stopped while it unpacks. */
async function readBody(
  body: Dispatcher.ResponseData['body'],
  encoding: string,
  address: string,
  { mostBytes }: RequestLimits,
): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  const plain = decompressed(body, encoding, address);
  for await (const piece of plain) {
    size += piece.length;
    if (size > mostBytes) {
      body.destroy();
      throw new FetchFault('too-large', address, `more than ${Math.floor(mostBytes / 1024)} KB`);
    }
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

function toFault(error: unknown, address: string, hasHeaders: boolean): unknown {
  if (error instanceof FetchFault) return error;
  if (error instanceof PrivateAddressError) return new FetchFault('private-address', address, error.message);
  const code = codeOf(error);
  if (code.startsWith('Z_') || code.startsWith('ERR_BROTLI') || code.startsWith('ERR__ERROR'))
    return new FetchFault(code === 'Z_BUF_ERROR' ? 'cut-off' : 'damaged-compression', address);
  const isTimeout = error instanceof errors.HeadersTimeoutError || error instanceof errors.ConnectTimeoutError;
  if (isTimeout || (error instanceof Error && error.name === 'TimeoutError'))
    return new FetchFault('timed-out', address);
  if (error instanceof errors.BodyTimeoutError) return new FetchFault('timed-out', address);
  if (error instanceof Error && error.name === 'AbortError') return error;
  if (hasHeaders) return new FetchFault('cut-off', address);
  // A code such as ENOTFOUND helps an operator. Those of the HTTP client do not.
  return new FetchFault('no-connection', address, code.startsWith('UND_') ? '' : code);
}

/** Sends one request within the limits of size and time. Follows no redirects. */
export async function requestOnce(
  url: URL,
  {
    agent,
    headers,
    limits,
    signal,
  }: { agent: Dispatcher; headers: Record<string, string>; limits: RequestLimits; signal: AbortSignal },
): Promise<Answer> {
  let hasHeaders = false;
  try {
    const answer = await request(url, {
      dispatcher: agent,
      headers: { 'accept-encoding': 'gzip, deflate, br', ...headers },
      headersTimeout: limits.withinMs,
      bodyTimeout: limits.withinMs,
      signal: AbortSignal.any([signal, AbortSignal.timeout(limits.withinMs)]),
    });
    hasHeaders = true;
    // The reader of the body gets its errors. Without this listener, an earlier error would end the process.
    answer.body.on('error', () => {});
    const plain = singular(answer.headers);
    const encoding = (plain['content-encoding'] ?? '').trim().toLowerCase();
    const body = await readBody(answer.body, encoding, url.href, limits);
    return { status: answer.statusCode, headers: plain, location: plain.location ?? null, body };
  } catch (error) {
    throw toFault(error, url.href, hasHeaders);
  }
}
