import { type ComponentProps, createElement, type ReactNode, useMemo } from 'react';
import { MarkedText, type TextRange } from '../MarkedText/MarkedText.tsx';
import { type NoticeNode, noticeTree } from './notice-tree.ts';
import { TableBox } from './TableBox.tsx';
import { content } from './TenderContent.css.ts';

export type TenderContentProps = Omit<
  ComponentProps<'div'>,
  'className' | 'style' | 'children' | 'dangerouslySetInnerHTML'
> & {
  /** HTML from any source: everything that is not part of a printed notice is dropped here. */
  html: string;
  /** Label of a table that has to be scrolled: "Table, scrolls sideways". */
  tableLabel?: string;
  /** Finds the searched words in a piece of text. */
  marksOf?: ((text: string) => readonly TextRange[]) | undefined;
};

interface Showing {
  tableLabel: string | undefined;
  marksOf: TenderContentProps['marksOf'];
}

function shown(nodes: readonly NoticeNode[], showing: Showing, isInTable = false): ReactNode[] {
  const { tableLabel, marksOf } = showing;
  return nodes.map((node, place) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change places
    if (typeof node === 'string') return marksOf ? <MarkedText key={place} marks={marksOf(node)} text={node} /> : node;
    const isTable = node.tag === 'table';
    const children = shown(node.children, showing, isInTable || isTable);
    const element = createElement(node.tag, { ...node.reach, key: place }, ...children);
    if (!isTable || isInTable) return element;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change places
      <TableBox key={place} label={tableLabel}>
        {element}
      </TableBox>
    );
  });
}

/** The text of a notice. It is rendered as elements, never as HTML, on server and client, so nothing in it can run. */
export function TenderContent({ html, tableLabel, marksOf, ...rest }: TenderContentProps): ReactNode {
  const nodes = useMemo(() => noticeTree(html), [html]);
  return (
    <div className={content} dir="auto" {...rest}>
      {shown(nodes, { tableLabel, marksOf })}
    </div>
  );
}
