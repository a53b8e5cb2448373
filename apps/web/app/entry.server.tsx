import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { localeOfPath } from '@awaj/domain/navigation';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { contentSecurityPolicy } from './boot/content-security-policy.ts';
import { SsrAssetsContext } from './boot/ssr-assets.ts';
import { ensureMessages } from './data/translations.ts';

export const streamTimeout = 5_000;

let builtStyle: string | null = null;

/** All style of the site is one file, which does not change while a build is served. */
function styleOf({ manifest }: EntryContext): string {
  const files = manifest.routes.root?.css ?? [];
  builtStyle ??= files.map((file) => readFileSync(join(import.meta.dirname, '..', 'client', file), 'utf8')).join('');
  return builtStyle;
}

/** Said by the loader that could not have what its page is about. */
function tellWhenToAskAgain(headers: Headers, { staticHandlerContext }: EntryContext): void {
  for (const each of Object.values(staticHandlerContext.loaderHeaders)) {
    const seconds = each.get('Retry-After');
    if (seconds !== null) headers.set('Retry-After', seconds);
  }
}

/** The page as soon as its frame is ready; for crawlers only when it is whole. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  await ensureMessages(localeOfPath(pathname), pathname);
  const nonce = randomBytes(16).toString('base64');
  const style = import.meta.env.PROD ? styleOf(context) : '';
  tellWhenToAskAgain(headers, context);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Cache-Control', 'private, no-cache');
  headers.set('Content-Security-Policy', contentSecurityPolicy(nonce));
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const waitForAll = isbot(request.headers.get('user-agent'));
  return new Promise((resolve, reject) => {
    let frameSent = false;
    const send = () => {
      frameSent = true;
      const body = new PassThrough();
      resolve(new Response(createReadableStreamFromReadable(body), { status: failed ? 500 : status, headers }));
      pipe(body);
    };
    let failed = false;
    const page = (
      <SsrAssetsContext value={{ nonce, style }}>
        <ServerRouter context={context} nonce={nonce} url={request.url} />
      </SsrAssetsContext>
    );
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      [waitForAll ? 'onAllReady' : 'onShellReady']: send,
      onShellError: reject,
      onError(error: unknown) {
        failed = true;
        // Before the frame is sent, React hands the same error to onShellError.
        if (frameSent) console.error(error);
      },
    });
    setTimeout(abort, streamTimeout + 1_000).unref();
  });
}
