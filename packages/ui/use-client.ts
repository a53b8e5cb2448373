import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Rolldown } from 'tsdown';

const require = createRequire(import.meta.url);

/** The exports of React on a server that renders server components. */
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
 * Marks entries that server components cannot run, directly or through an import. Only entries are marked: shared
 * modules then belong to one side, and a plain function is never mistaken for a component.
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
