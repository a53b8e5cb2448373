import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { paths } from '@awaj/api-client/schema';
import { vi } from 'vitest';

type Method = 'get' | 'post' | 'put';
type Path = keyof paths;
type Operation<At extends Path, By extends Method> = NonNullable<paths[At][By]>;
type Json<Given> = Given extends { content: { 'application/json': infer Body } } ? Body : never;

/** The answers that the contract allows for an operation. */
type Body<At extends Path, By extends Method> =
  Operation<At, By> extends { responses: infer Answers } ? Json<Answers[keyof Answers]> : never;

/** Drops the connection instead of answering. */
export const noNetwork = Symbol('no network');

type Answer = Response | typeof noNetwork | Promise<Response>;

interface Examples {
  example?: unknown;
  examples?: Record<string, { value?: unknown; $ref?: string }>;
}

interface Described {
  responses: Record<string, { content?: Record<string, Examples>; $ref?: string }>;
}

const file = fileURLToPath(import.meta.resolve('@awaj/openapi/document.json'));
const contract: { paths: Record<Path, Partial<Record<Method, Described>>> } = JSON.parse(readFileSync(file, 'utf8'));
const operations = contract.paths;

/** A JSON pointer of the document. */
const follow = (reference: string): unknown =>
  reference
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((at, key) => Reflect.get(Object(at), key.replaceAll('~1', '/')), contract);

const resolved = <Value extends { $ref?: string }>(value: Value): Value =>
  value.$ref ? (follow(value.$ref) as Value) : value;

const pattern = (path: string): RegExp => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);

/** Literal paths before those with parameters, as in servers. */
const all = (Object.keys(operations) as Path[]).sort((one, other) => one.split('{').length - other.split('{').length);

/** The first example is the most complete, the last that of a visitor. */
function exampleOf(path: Path, method: Method, name: string | undefined, isMember: boolean): unknown {
  const described = operations[path][method];
  const success = Object.entries(described?.responses ?? {}).find(([status]) => status.startsWith('2'))?.[1];
  const { example, examples = {} } = (success && resolved(success).content?.['application/json']) || {};
  const named = (name && examples[name]) || Object.values(examples).at(isMember ? 0 : -1);
  return named ? resolved(named).value : example;
}

const isFirstPage = ({ url }: Request): boolean => {
  const { searchParams } = new URL(url);
  return !searchParams.has('cursor') && Number(searchParams.get('page') ?? 1) === 1;
};

/** The second page of a list is its last. */
const withoutNextPage = (example: unknown): unknown =>
  JSON.parse(JSON.stringify(example), (key, value) => (key === 'next_page_url' ? null : value));

/** Answers with the contract's examples unless a test sets another answer, and records requests. */
export function createContractApi(latencyMs = 0) {
  const asked: Request[] = [];
  const changes = new Map<string, (request: Request) => Answer>();
  const chosen = new Map<string, string>();

  function answer(request: Request): Answer {
    const { pathname } = new URL(request.url);
    const method = request.method.toLowerCase() as Method;
    const path = all.find((each) => pattern(each).test(pathname) && operations[each][method]);
    if (path === undefined) return Response.json({ status: false, message: `nothing at ${pathname}` }, { status: 404 });
    const change = changes.get(path) ?? changes.get('*');
    if (change) return change(request);
    const isMember = request.headers.has('Authorization');
    const example = exampleOf(path, method, chosen.get(path), isMember);
    return Response.json(isFirstPage(request) ? example : withoutNextPage(example));
  }

  async function fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init);
    asked.push(request);
    const answered = await answer(request.clone());
    if (latencyMs > 0) await delay(latencyMs);
    if (answered === noNetwork) throw new TypeError('fetch failed');
    return answered;
  }

  return {
    asked,
    fetch: vi.fn(fetch),
    /** The requested addresses, with queries. */
    addresses: (): string[] => asked.map(({ url }) => new URL(url)).map(({ pathname, search }) => pathname + search),
    /** Sets an operation's answer, checked by the contract. */
    on<At extends Path, By extends Method = 'get'>(path: At, body: Body<At, By>): void {
      changes.set(path, () => Response.json(body));
    },
    /** Sets one of the examples by name. */
    example: (path: Path, name: string): void => void chosen.set(path, name),
    /** Makes an operation, or all of them, fail. */
    fails(path: Path | '*', respond: () => Answer): void {
      changes.set(path, respond);
    },
    reset(): void {
      asked.length = 0;
      changes.clear();
      chosen.clear();
    },
  };
}
