import { holders, isInline, isLineOfText, isOfTables, type NoticeTag } from './notice-tags.ts';
import { type CellReach, readMarkup } from './read-markup.ts';

export interface NoticeElement {
  tag: NoticeTag;
  reach: CellReach;
  children: NoticeNode[];
}

export type NoticeNode = string | NoticeElement;

type Asked = (tag: NoticeTag) => boolean;

/** Deeper than in any notice. Tags below this depth are dropped and their text stays. */
const deepest = 32;
const nowhere = -1;

/** Builds a tree that browsers parse unchanged: every part of a list or table is where HTML allows it. */
class Notice {
  readonly nodes: NoticeNode[] = [];
  private readonly open: NoticeElement[] = [];

  private push(tag: NoticeTag, reach: CellReach = {}): void {
    const element: NoticeElement = { tag, reach, children: [] };
    (this.open.at(-1)?.children ?? this.nodes).push(element);
    if (tag !== 'br') this.open.push(element);
  }

  /** The index of a matching open element, from the innermost out, not beyond `until`. */
  private find(isWanted: Asked, until: Asked): number {
    for (let at = this.open.length - 1; at >= 0; at--) {
      const { tag } = this.open[at] as NoticeElement;
      if (isWanted(tag)) return at;
      if (until(tag)) return nowhere;
    }
    return nowhere;
  }

  /** Closes all open elements from this index on. */
  private close(at: number): NoticeTag[] {
    return at === nowhere ? [] : this.open.splice(at).map(({ tag }) => tag);
  }

  private get holder() {
    const innermost = this.open.at(-1);
    return innermost && holders[innermost.tag];
  }

  /** Inserts the elements that are required between the open one and this one. */
  private hold(what: NoticeTag | 'letters'): void {
    for (let { holder } = this; holder && !holder.takes.some((tag) => tag === what); { holder } = this)
      this.push(holder.else);
  }

  start(tag: NoticeTag, reach: CellReach): void {
    if (this.open.length > deepest || (tag === 'br' && this.holder)) return;
    if (isOfTables(tag) && tag !== 'table') this.startPartOfTable(tag, reach);
    else if (tag === 'li') this.startItem();
    else if (isInline(tag) || tag === 'br') this.startWithin(tag);
    else this.startBlock(tag);
  }

  private startPartOfTable(tag: NoticeTag, reach: CellReach): void {
    const isTable: Asked = (each) => each === 'table';
    const table = this.find(isTable, () => false);
    if (table === nowhere) {
      // Outside a table, the text of a cell at least becomes a block.
      if (tag !== 'tr') this.startBlock('p');
      return;
    }
    const row = this.find((each) => holders[each]?.takes.includes(tag) === true, isTable);
    this.close(Math.max(table, row) + 1);
    this.hold(tag);
    this.push(tag, reach);
  }

  private startItem(): void {
    const list = this.find((tag) => tag === 'ul' || tag === 'ol', isOfTables);
    if (list === nowhere) this.startBlock('p');
    else {
      this.close(list + 1);
      this.push('li');
    }
  }

  private startWithin(tag: NoticeTag): void {
    this.hold(tag);
    this.push(tag);
  }

  private startBlock(tag: NoticeTag): void {
    const line = this.find(isLineOfText, (each) => each === 'li' || isOfTables(each));
    const closed = this.close(line === nowhere ? this.outermostInline() : line);
    this.hold(tag);
    this.push(tag);
    // Bold text that began before a paragraph continues in it.
    if (isLineOfText(tag)) for (const inline of new Set(closed.filter(isInline))) this.push(inline);
  }

  /** Index of the first inline element directly around this place. */
  private outermostInline(): number {
    const around = this.open.findLastIndex(({ tag }) => !isInline(tag)) + 1;
    return around < this.open.length ? around : nowhere;
  }

  end(tag: NoticeTag): void {
    const isPart = isOfTables(tag);
    const isList = tag === 'ul' || tag === 'ol';
    const stops: Asked = (each) => (isPart ? each === 'table' : isOfTables(each) || (each === 'li' && !isList));
    this.close(this.find((each) => each === tag, stops));
  }

  write(text: string): void {
    if (this.holder && text.trim() === '') return;
    this.hold('letters');
    const place = this.open.at(-1)?.children ?? this.nodes;
    const last = place.at(-1);
    if (typeof last === 'string') place[place.length - 1] = last + text;
    else place.push(text);
  }
}

const isBlank = (node: NoticeNode): boolean =>
  typeof node === 'string' ? node.trim() === '' : node.tag !== 'br' && node.children.every(isBlank);

const isEmptyLine = (node: NoticeNode): boolean => typeof node !== 'string' && isLineOfText(node.tag) && isBlank(node);

const withoutEmptyLines = (nodes: readonly NoticeNode[]): NoticeNode[] =>
  nodes
    .filter((node) => !isEmptyLine(node))
    .map((node) => (typeof node === 'string' ? node : { ...node, children: withoutEmptyLines(node.children) }));

const endsSentence = /[.;!?።፤]\s*$/;
/** A number or a sign before an item of a list. */
const beginsItem = /^\s*(?:[•▪➢✓–*-]|\d{1,2}[.)](?!\d))/;

const isBreak = (node: NoticeNode | undefined): boolean => typeof node === 'object' && node.tag === 'br';

/** Whether the break between these two ends a paragraph. */
const isEnd = (before: NoticeNode | undefined, after: NoticeNode | undefined): boolean =>
  (typeof before === 'string' && endsSentence.test(before)) ||
  (typeof after === 'string' && beginsItem.test(after)) ||
  isBreak(before) ||
  isBreak(after);

const paragraph = (): NoticeElement => ({ tag: 'p', reach: {}, children: [] });

function splitAtEnds(nodes: readonly NoticeNode[]): NoticeNode[] {
  const written = nodes.filter((node) => typeof node !== 'string' || node.trim() !== '');
  const paragraphs = [paragraph()];
  written.forEach((node, at) => {
    if (isBreak(node) && isEnd(written[at - 1], written[at + 1])) paragraphs.push(paragraph());
    else paragraphs.at(-1)?.children.push(node);
  });
  return paragraphs;
}

/** Plain text arrives in one block with line breaks. Its sentences and items become paragraphs of their own. */
function inParagraphs(nodes: readonly NoticeNode[]): NoticeNode[] {
  const blocks: NoticeNode[] = [];
  let loose: NoticeNode[] = [];
  const endLoose = () => {
    blocks.push(...(loose.some(isBreak) ? splitAtEnds(loose) : loose));
    loose = [];
  };
  for (const node of nodes) {
    if (typeof node === 'string' || node.tag === 'br' || isInline(node.tag)) {
      loose.push(node);
      continue;
    }
    endLoose();
    if (node.tag === 'p' && node.children.some(isBreak)) blocks.push(...splitAtEnds(node.children));
    else blocks.push(node);
  }
  endLoose();
  return blocks;
}

/** Parses a notice into a tree of allowed elements. */
export function noticeTree(html: string): readonly NoticeNode[] {
  const notice = new Notice();
  for (const token of readMarkup(html)) {
    if (token.kind === 'text') notice.write(token.text);
    else if (token.kind === 'open') notice.start(token.tag, token.reach);
    else notice.end(token.tag);
  }
  return withoutEmptyLines(inParagraphs(notice.nodes));
}
