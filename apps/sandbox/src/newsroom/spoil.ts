import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteFaultKind } from '../faults/site-fault.ts';

const hugeBytes = 100 * 1024 ** 2;

/** Another design: other elements and class names, but the same words. */
const redesigned = (page: string): string =>
  page
    .replaceAll(
      /\b(class|id)="([^"]+)"/g,
      (_all, name: string, value: string) => `${name}="v2-${[...value].reverse().join('')}"`,
    )
    .replaceAll(/<(\/?)(article|section|main|table|tbody|tr|td|ul|ol|li|dl|dt|dd|h2|h3|h4|time|font)\b/g, '<$1div');

const renamed = (json: string): string => json.replaceAll(/"(\w+)":/g, '"x_$1":');
const renamedTags = (xml: string): string => xml.replaceAll(/<(\/?)(item|entry)\b/g, '<$1story');
const renamedHeadings = (csv: string): string => csv.replace(/^[^\n]*/, (line) => line.replaceAll(/[^,]+/g, 'Column'));

function withOtherLayout(body: string, type: string): string {
  if (type.includes('html')) return redesigned(body);
  if (type.includes('json')) return renamed(body);
  return type.includes('xml') ? renamedTags(body) : renamedHeadings(body);
}

/** The page, followed by an endless comment, sent as fast as the client reads it. */
function* endless(body: Buffer) {
  yield body;
  yield Buffer.from('<!--');
  const block = Buffer.alloc(64 * 1024, 'tender ');
  for (let sent = body.length; sent < hugeBytes; sent += block.length) yield block;
}

function cutOff(body: Buffer, request: FastifyRequest, reply: FastifyReply): Readable {
  reply.header('content-length', body.length);
  async function* half() {
    yield body.subarray(0, body.length / 2);
    await new Promise((resolve) => setImmediate(resolve));
    request.raw.socket.destroy();
  }
  return Readable.from(half());
}

/** How a fault changes an answer before it is sent. */
export function spoil(kind: SiteFaultKind, body: Buffer, request: FastifyRequest, reply: FastifyReply) {
  const type = String(reply.getHeader('content-type') ?? '');
  const isText = /^text\/|json|[+/]xml|^message/.test(type);
  switch (kind) {
    case 'layout-changed':
      return isText ? Buffer.from(withOtherLayout(body.toString(), type)) : body;
    case 'mojibake':
      return isText ? Buffer.from(body.toString('latin1')) : body;
    case 'truncated':
      return body.subarray(0, Math.floor(body.length / 2));
    case 'cut-off':
      return cutOff(body, request, reply);
    case 'huge':
      return Readable.from(endless(body));
    default:
      return body;
  }
}
