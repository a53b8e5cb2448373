import { NetworkError } from './errors.ts';

export type Fetch = (request: Request) => Promise<Response>;

/** In bytes; null if the server sends no length. */
export interface Progress {
  received: number;
  total: number | null;
}

export type OnProgress = (progress: Progress) => void;

export const usualTimeoutMs = 15_000;
export const usualFetch: Fetch = (request) => globalThis.fetch(request);

/** A fetch for one large answer that reports how much of it has arrived. */
export const createWatchedFetch = (onProgress: OnProgress, fetch: Fetch = usualFetch): Fetch =>
  createFetchWithTimeout(fetch, usualTimeoutMs, onProgress);

/**
 * Reads the whole answer, and gives up after `silenceMs` without a byte. It limits silence and not the total time, so
 * that a large document arrives on a slow line.
 */
export function createFetchWithTimeout(fetch: Fetch, silenceMs: number, onProgress: OnProgress = () => {}): Fetch {
  return async (request) => {
    const timeout = startTimeout(silenceMs, request.signal);
    try {
      const response = await fetch(new Request(request, { signal: timeout.signal }));
      return await readWhole(response, (progress) => {
        timeout.restart();
        onProgress(progress);
      });
    } catch (error) {
      if (request.signal.aborted) throw toAbortError(request.signal.reason);
      throw new NetworkError(timeout.isOver() ? 'timeout' : 'unreachable', error);
    } finally {
      timeout.end();
    }
  };
}

function startTimeout(silenceMs: number, caller: AbortSignal) {
  const controller = new AbortController();
  let over = false;
  const giveUp = () => {
    over = true;
    controller.abort();
  };
  let timer = setTimeout(giveUp, silenceMs);
  const follow = () => controller.abort();
  if (caller.aborted) follow();
  caller.addEventListener('abort', follow);
  return {
    signal: controller.signal,
    isOver: () => over,
    restart() {
      clearTimeout(timer);
      timer = setTimeout(giveUp, silenceMs);
    },
    end() {
      clearTimeout(timer);
      caller.removeEventListener('abort', follow);
    },
  };
}

async function readWhole(response: Response, onChunk: OnProgress): Promise<Response> {
  if (response.body === null) return response;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const length = Number(response.headers.get('Content-Length'));
  const total = length > 0 ? length : null;
  let received = 0;
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    chunks.push(part.value);
    received += part.value.byteLength;
    onChunk({ received, total });
  }
  return new Response(new Blob(chunks), response);
}

function toAbortError(reason: unknown): DOMException {
  return reason instanceof DOMException && reason.name === 'AbortError'
    ? reason
    : new DOMException('The caller gave up.', 'AbortError');
}
