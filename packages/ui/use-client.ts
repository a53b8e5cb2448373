import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Rolldown } from 'tsdown';

const require = createRequire(import.meta.url);

/** What React offers where server components run. */
const onServers = new Set(Object.keys(require(join(dirname(require.resolve('react')), 'react.react-server.js'))));

const importOfReact = /import \{([^}]*)\} from ["']react["']/g;
const handlerOfOurOwn = /\bon[A-Z]\w*: (?:async )?(?:\(|function|\w+ =>)/;

function usesBrowser({ code, imports }: Rolldown.OutputChunk, isOurs: (file: string) => boolean): boolean {
  const names = [...code.matchAll(importOfReact)].flatMap(([, list = '']) =>
    list.split(',').map((each) => each.trim().split(' ')[0] ?? ''),
  );
  return (
    names.some((name) => name !== '' && !onServers.has(name)) ||
    imports.some((from) => !isOurs(from) && !/^react(\/|$)|\.css$/.test(from)) ||
    handlerOfOurOwn.test(code)
  );
}

/**
 * Marks an entry that server components cannot run, itself or by what it imports. Only entries are marked: what they
 * share is then on one side of the border or on the other, and a plain function is never taken for a component.
 */
export const useClient: Rolldown.Plugin = {
  name: 'use-client',
  generateBundle(_, bundle) {
    const chunkOf = (file: string) => {
      const output = bundle[file];
      return output?.type === 'chunk' ? output : undefined;
    };
    const seen = new Map<string, boolean>();
    const isOfClient = (file: string): boolean => {
      const chunk = chunkOf(file);
      if (!chunk) return false;
      const known = seen.get(file);
      if (known !== undefined) return known;
      seen.set(file, false);
      const answer = usesBrowser(chunk, (from) => from in bundle) || chunk.imports.some(isOfClient);
      seen.set(file, answer);
      return answer;
    };
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk' && chunk.isEntry && chunk.fileName.endsWith('.js') && isOfClient(chunk.fileName))
        chunk.code = `"use client";\n${chunk.code}`;
  },
};
