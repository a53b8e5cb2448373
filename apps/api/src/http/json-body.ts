import type { FastifyInstance } from 'fastify';
import { AppError } from './errors.ts';

/** No call takes more than a few levels; whatever walks through a value may recurse that far. */
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

/** Looks at how deep a body is before anything parses it. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    isTooDeep(body.toString()) ? done(new AppError('invalid')) : parse(request, body.toString(), done),
  );
}
