import PDFDocument from 'pdfkit';
import { bodySize, createPen, type Style } from './pen.ts';

interface Options {
  title: string;
  author: string;
  /** At the bottom of each page. */
  footer: string;
  hasEthiopic: boolean;
  createdAt: Date;
}

interface Column {
  title: string;
  /** In points. */
  width: number;
}

const margin = 56;
const pageWidth = 595.28;
const pageHeight = 841.89;
const footerHeight = 40;
const textWidth = pageWidth - 2 * margin;
const bottom = pageHeight - margin - footerHeight;
const leading = 1.5;
const lineHeight = bodySize * leading;
const cellPadding = 4;
const blankHeight = 22;
const footerSize = 8;
const ruleColour = '#8a8f98';

/** A4 pages, filled from top to bottom. */
export class Sheet {
  readonly #doc;
  readonly #pen;
  readonly #footer: string;
  readonly #chunks: Buffer[] = [];
  #y = margin;

  constructor({ title, author, footer, hasEthiopic, createdAt }: Options) {
    const info = { Title: title, Author: author, CreationDate: createdAt };
    this.#doc = new PDFDocument({ size: 'A4', margin, bufferPages: true, info });
    this.#doc.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
    this.#pen = createPen(this.#doc, hasEthiopic);
    this.#footer = footer;
  }

  text(text: string, style: Style & { indent?: number } = {}): void {
    const { size = bodySize, indent = 0 } = style;
    for (const line of this.#pen.linesOf(text, textWidth - indent, style)) {
      this.#makeRoom(size * leading);
      this.#pen.write(line, margin + indent, this.#y, style);
      this.#y += size * leading;
    }
    this.gap(size / 2);
  }

  list(items: readonly string[]): void {
    items.forEach((item, index) => {
      this.#makeRoom(lineHeight);
      this.#pen.write(`${index + 1}.`, margin, this.#y);
      this.text(item, { indent: 20 });
    });
  }

  table(columns: readonly Column[], rows: readonly (readonly string[])[]): void {
    const titles = columns.map(({ title }) => title);
    this.#row(columns, titles, { weight: 'bold' });
    for (const row of rows) this.#row(columns, row, {});
    this.gap();
  }

  /** Lines to fill in by hand, below their names. */
  blanks(names: readonly string[]): void {
    for (const name of names) {
      this.#makeRoom(lineHeight + blankHeight);
      this.#pen.write(name, margin, this.#y);
      this.#y += lineHeight + blankHeight;
      this.#rule(this.#y);
      this.gap(8);
    }
  }

  gap(points = 12): void {
    this.#y += points;
  }

  newPage(): void {
    this.#doc.addPage();
    this.#y = margin;
  }

  async finish(): Promise<Buffer> {
    const { count } = this.#doc.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.#doc.switchToPage(page);
      this.#rule(bottom + 12);
      this.#pen.write(`${this.#footer}  ·  ${page + 1} / ${count}`, margin, bottom + 18, { size: footerSize });
    }
    const ended = new Promise<void>((resolve) => this.#doc.on('end', resolve));
    this.#doc.end();
    await ended;
    return Buffer.concat(this.#chunks);
  }

  #row(columns: readonly Column[], cells: readonly string[], style: Style): void {
    const wrapped = columns.map(({ width }, at) => this.#pen.linesOf(cells[at] ?? '', width - 2 * cellPadding, style));
    const height = Math.max(...wrapped.map(({ length }) => length)) * lineHeight + 2 * cellPadding;
    this.#makeRoom(height);
    let x = margin;
    columns.forEach(({ width }, column) => {
      wrapped[column]?.forEach((line, at) => {
        this.#pen.write(line, x + cellPadding, this.#y + cellPadding + at * lineHeight, style);
      });
      x += width;
    });
    this.#y += height;
    this.#rule(this.#y);
  }

  #makeRoom(height: number): void {
    if (this.#y + height > bottom) this.newPage();
  }

  #rule(y: number): void {
    const line = this.#doc.moveTo(margin, y).lineTo(pageWidth - margin, y);
    line.lineWidth(0.5).stroke(ruleColour);
  }
}
