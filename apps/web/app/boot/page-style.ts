import postcss, { type AtRule, type ChildNode } from 'postcss';

interface Rule {
  text: string;
  /** The classes that each of its selectors names; without one of them on a page it matches nothing. Null: always kept. */
  selectors: readonly (readonly string[])[] | null;
}

interface Group {
  head: string;
  parts: readonly Part[];
}

type Part = Rule | Group;

const groupNames = new Set(['layer', 'media', 'supports', 'container']);

const isGroup = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' && node.nodes !== undefined && groupNames.has(node.name);

/** Not those in brackets: `:not(.a)` matches where there is no `a`. */
const classesOf = (selector: string): string[] =>
  selector
    .replace(/\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]/g, '')
    .match(/\.[\w-]+/g)
    ?.map((each) => each.slice(1)) ?? [];

function partOf(node: ChildNode): Part {
  if (isGroup(node)) return { head: `@${node.name} ${node.params}`, parts: (node.nodes ?? []).map(partOf) };
  const text = node.toString();
  if (node.type === 'rule') return { text, selectors: node.selectors.map(classesOf) };
  return { text: text.endsWith('}') ? text : `${text};`, selectors: null };
}

function pick(parts: readonly Part[], classes: ReadonlySet<string>): string {
  let picked = '';
  for (const part of parts) {
    if ('parts' in part) {
      const content = pick(part.parts, classes);
      // An empty layer still has its place in the order of the layers.
      if (content !== '' || part.head.startsWith('@layer')) picked += `${part.head}{${content}}`;
    } else if (part.selectors?.some((each) => each.every((name) => classes.has(name))) ?? true) picked += part.text;
  }
  return picked;
}

function classesIn(html: string): Set<string> {
  const lists = new Set(Array.from(html.matchAll(/ class="([^"]*)"/g), ([, list = '']) => list));
  return new Set([...lists].flatMap((list) => list.split(' ')));
}

/** Picks from a style sheet what a page needs for what it shows. The page loads the whole sheet later. */
export function createPageStyle(sheet: string): (html: string) => string {
  const parts = postcss
    .parse(sheet)
    .nodes.filter(({ type }) => type !== 'comment')
    .map(partOf);
  return (html) => pick(parts, classesIn(html));
}
