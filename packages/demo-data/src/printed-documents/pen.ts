import type PDFDocument from 'pdfkit';
import { embeddedFonts, type Run, runsOf, type Weight } from './fonts.ts';

export interface Style {
  size?: number;
  weight?: Weight;
}

export const bodySize = 10;

/** Writes lines of mixed scripts onto a page. */
export function createPen(doc: InstanceType<typeof PDFDocument>, hasEthiopic: boolean) {
  if (hasEthiopic) for (const { name, bytes } of embeddedFonts()) doc.registerFont(name, bytes);

  const runs = (text: string, { weight = 'regular' }: Style): Run[] => runsOf(text, weight, hasEthiopic);

  const widthOf = (text: string, style: Style): number =>
    runs(text, style).reduce((sum, run) => {
      doc.font(run.font).fontSize(style.size ?? bodySize);
      return sum + doc.widthOfString(run.text);
    }, 0);

  return {
    /** As many words as fit into a line; a longer word gets its own line. */
    linesOf(text: string, width: number, style: Style): string[] {
      const space = widthOf(' ', style);
      const lines: string[][] = [[]];
      let left = width;
      for (const word of text.split(' ')) {
        const taken = widthOf(word, style);
        if (taken > left && lines.at(-1)?.length) {
          lines.push([]);
          left = width;
        }
        lines.at(-1)?.push(word);
        left -= taken + space;
      }
      return lines.map((words) => words.join(' '));
    },

    write(line: string, x: number, y: number, style: Style = {}): void {
      let at = x;
      for (const { text, font } of runs(line, style)) {
        doc.font(font).fontSize(style.size ?? bodySize);
        doc.text(text, at, y, { lineBreak: false });
        at += doc.widthOfString(text);
      }
    },
  };
}
