import { type Face, type FontName, fontSource } from './font-files.ts';
import { type TextRun, textRuns } from './text-runs.ts';

export const INK = '#14211a';
export const MUTED = '#5c6b62';
export const BRAND = '#1f8a4c';
const LINE = '#dfe6e1';
export const TINT = '#f3f7f4';

/** As `libs/ui/src/brand` draws it, in 32 units. */
const LEAF = {
  blade:
    'M28.6 3.4c.5 7.7-.8 14-4.3 18.3-3.2 4-8 5.9-12.9 5.3-4.9-.6-8-4.3-7.4-9.3C5.1 8.5 14.4 3 28.6 3.4Z',
  stem: 'M3.4 29.2 7.6 24.4',
  hands: 'M8.6 23.2 14 17l8-8M14 17l-.6-7',
} as const;

const MARGIN = 48;
const FOOTER_HEIGHT = 40;
/** Where letters stand, as a share of their size below the top of the line. */
const BASELINE = 0.76;

export interface TextStyle {
  readonly size?: number;
  readonly face?: Face;
  readonly colour?: string;
  readonly align?: 'left' | 'right';
}

/** A box for one line of text; what does not fit ends in an ellipsis. Points. */
export interface TextBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface SheetAbout {
  readonly title: string;
  readonly createdAt: Date;
  readonly direction: 'ltr' | 'rtl';
}

/** A letter-size document with the few drawing steps that an invoice needs. */
export class Sheet {
  readonly #document: PDFKit.PDFDocument;
  readonly #bytes: Promise<Buffer>;
  readonly #registered = new Set<string>();
  readonly #direction: 'ltr' | 'rtl';

  private constructor(document: PDFKit.PDFDocument, direction: 'ltr' | 'rtl') {
    this.#direction = direction;
    this.#document = document;
    this.#bytes = collect(document);
  }

  /** Written from right to left the whole page is mirrored; coordinates stay those from the left. */
  static async open({ title, createdAt, direction }: SheetAbout): Promise<Sheet> {
    // Loaded for the first document and not before, since it is large and few processes need it.
    const { default: PDFDocument } = await import('pdfkit');
    const document = new PDFDocument({
      size: 'LETTER',
      margin: MARGIN,
      bufferPages: true,
      info: { Title: title, Author: 'Leafshift', CreationDate: createdAt },
    });
    return new Sheet(document, direction);
  }

  get left(): number {
    return MARGIN;
  }

  get right(): number {
    return this.#document.page.width - MARGIN;
  }

  get width(): number {
    return this.right - this.left;
  }

  /** The lowest y that content may reach; the footer is below. */
  get bottom(): number {
    return this.#document.page.height - MARGIN - FOOTER_HEIGHT;
  }

  text(text: string, place: TextBox, style: TextStyle = {}): void {
    const { size = 10, face = 'regular', colour = INK } = style;
    const box = { ...place, x: this.#seen(place.x, place.width) };
    const align = this.#seenAlign(style.align ?? 'left');
    this.#document.fontSize(size).fillColor(colour);
    this.#runs(this.#fitting(text, box.width, face), box, { size, face, align });
  }

  /** Runs of several scripts stand on one line, each in its own font. */
  #runs(
    runs: readonly TextRun[],
    { x, y, width }: TextBox,
    { size, face, align }: Required<Pick<TextStyle, 'size' | 'face' | 'align'>>,
  ): void {
    const total = this.#widthOf(runs, face);
    let at = align === 'right' ? x + width - total : x;
    const line = y + size * BASELINE;
    for (const run of runs) {
      this.#font(run.font, face).text(run.text, at, line, {
        lineBreak: false,
        baseline: 'alphabetic',
        // Laid out as a whole, so that words from right to left stand in their order.
        features: [],
      });
      at += this.#widthOf([run], face);
    }
  }

  /** The text as runs, cut short where it is wider than its box. */
  #fitting(text: string, width: number, face: Face): readonly TextRun[] {
    const marks = [...text];
    let runs = textRuns(text, this.#direction);
    while (marks.length > 1 && this.#widthOf(runs, face) > width) {
      marks.pop();
      runs = textRuns(`${marks.join('').trimEnd()}…`, this.#direction);
    }
    return runs;
  }

  #widthOf(runs: readonly TextRun[], face: Face): number {
    return runs.reduce(
      (sum, { font, text }) => sum + this.#font(font, face).widthOfString(text, { features: [] }),
      0,
    );
  }

  /** Where something of a width is seen that stands at `x` from the beginning of the lines. */
  #seen(x: number, width = 0): number {
    return this.#direction === 'rtl' ? this.#document.page.width - x - width : x;
  }

  #seenAlign(align: 'left' | 'right'): 'left' | 'right' {
    if (this.#direction === 'ltr') {
      return align;
    }
    return align === 'left' ? 'right' : 'left';
  }

  #font(name: FontName, face: Face): PDFKit.PDFDocument {
    const known = `${name} ${face}`;
    if (!this.#registered.has(known)) {
      this.#document.registerFont(known, fontSource(name, face));
      this.#registered.add(known);
    }
    return this.#document.font(known);
  }

  rule(y: number, { from = this.left, to = this.right, colour = LINE } = {}): void {
    this.#document
      .moveTo(this.#seen(from), y)
      .lineTo(this.#seen(to), y)
      .lineWidth(0.75)
      .stroke(colour);
  }

  band({ x, y, width }: TextBox, height: number, colour: string): void {
    this.#document.roundedRect(this.#seen(x, width), y, width, height, 4).fill(colour);
  }

  /** The mark of the portal: a leaf whose vein is a clock's hand. */
  leaf(x: number, y: number, size: number): void {
    this.#document
      .save()
      .translate(this.#seen(x, size), y)
      .scale(size / 32)
      .path(LEAF.blade)
      .fill(BRAND)
      .lineWidth(2.2)
      .lineCap('round')
      .lineJoin('round')
      .path(LEAF.stem)
      .stroke(BRAND)
      .path(LEAF.hands)
      .stroke('#ffffff')
      .circle(14, 17, 2)
      .fill('#ffffff')
      .restore();
  }

  newPage(): void {
    this.#document.addPage();
  }

  /** Draws on every page once all are known, and closes the document. */
  async finish(footer: (page: number, pages: number) => string): Promise<Buffer> {
    const { start, count } = this.#document.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.#document.switchToPage(start + index);
      const y = this.bottom + FOOTER_HEIGHT - 14;
      this.rule(y - 10);
      this.text(
        footer(index + 1, count),
        { x: this.left, y, width: this.width },
        { size: 8, colour: MUTED },
      );
    }
    this.#document.end();
    return this.#bytes;
  }
}

function collect(document: PDFKit.PDFDocument): Promise<Buffer> {
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
  });
}
