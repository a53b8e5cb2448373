import type { FastifyInstance } from 'fastify';
import { AppError } from './errors.ts';

/** No call needs more than a few levels, so code may recurse through values. */
const deepest = 32;

/** Reads the text once, character by character: brackets inside strings do not count. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  let inString = false;
  for (let place = 0; place < json.length; place += 1) {
    const character = json[place];
    if (inString) {
      if (character === '\\') place += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '[' || character === '{') {
      depth += 1;
      if (depth > deepest) return true;
    } else if (character === ']' || character === '}') depth -= 1;
  }
  return false;
}

/** Checks the nesting of a body before it is parsed. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    isTooDeep(body.toString()) ? done(new AppError('invalid')) : parse(request, body.toString(), done),
  );
}
