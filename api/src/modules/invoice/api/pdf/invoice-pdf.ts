import { formatDate, formatTime, formatTimeRange, formatZoneName } from '@leafshift/domain/format';
import { directionOf, localeTag } from '@leafshift/domain/languages';
import type { Catalogue } from '@leafshift/wordings/catalogue';
import { fillIn } from '@leafshift/wordings/fill-in';
import type { InvoiceTexts } from '@leafshift/wordings/invoice';
import { sentenceIn } from '@leafshift/wordings/sentence';
import { type Invoice, invoiceNumber } from '../../domain/invoice.ts';
import { BRAND, INK, MUTED, Sheet } from './sheet.ts';
import { drawTotals } from './totals.ts';
import { drawWorkers } from './worker-table.ts';

const GAP = 24;
const LINE_HEIGHT = 14;

interface Block {
  readonly title: string;
  readonly lines: readonly string[];
}

/** An invoice as a letter-size PDF in a language: who, what, the workers' times and the amounts. */
export async function invoicePdf(invoice: Invoice, catalogue: Catalogue): Promise<Buffer> {
  const { invoices: texts, language } = catalogue;
  const number = invoiceNumber(invoice.sequence);
  const sheet = new Sheet({
    title: `${texts.invoice} ${number}`,
    createdAt: invoice.createdAt,
    direction: directionOf(language),
  });
  const below = drawBlocks(
    sheet,
    blocksOf(invoice, catalogue),
    drawHeader(sheet, invoice, texts) + GAP,
  );
  const table = drawWorkers(sheet, invoice, catalogue, below + GAP);
  drawTotals(sheet, invoice, catalogue, table + GAP);
  return sheet.finish((page, pages) =>
    fillIn(texts.footer, { number, page: String(page), pages: String(pages) }),
  );
}

function drawHeader(sheet: Sheet, invoice: Invoice, texts: InvoiceTexts): number {
  const number = invoiceNumber(invoice.sequence);
  const y = sheet.left;
  sheet.leaf(sheet.left, y, 30);
  sheet.text(
    'Leafshift',
    { x: sheet.left + 38, y: y + 5, width: 200 },
    { size: 20, face: 'bold', colour: BRAND },
  );
  const right = { x: sheet.right - 240, width: 240 };
  sheet.text(texts.invoice, { ...right, y }, { size: 20, face: 'bold', align: 'right' });
  sheet.text(number, { ...right, y: y + 26 }, { size: 11, colour: MUTED, align: 'right' });
  const isPaid = invoice.status === 'paid';
  sheet.text(
    isPaid ? texts.paid : texts.open,
    { ...right, y: y + 42 },
    { size: 11, face: 'bold', colour: isPaid ? BRAND : INK, align: 'right' },
  );
  sheet.rule(y + 66);
  return y + 66;
}

function blocksOf(
  invoice: Invoice,
  { language, invoices: texts, sentences }: Catalogue,
): readonly Block[] {
  const tag = localeTag(language);
  const { timeZone, shiftDate, location, billTo } = invoice;
  const first = new Date(Math.min(...invoice.lines.map((line) => line.checkInTime.getTime())));
  const last = new Date(Math.max(...invoice.lines.map((line) => line.checkOutTime.getTime())));
  return [
    { title: texts.billedTo, lines: [billTo.name, ...billTo.address] },
    {
      title: texts.shift,
      lines: [
        sentenceIn(sentences, invoice.jobTitle),
        formatDate(shiftDate, timeZone, tag),
        `${formatTimeRange(first, last, timeZone, tag)} ${formatZoneName(shiftDate, timeZone, tag)}`,
        location.locationName,
        ...inTwoLines(location.fullAddress),
      ],
    },
    {
      title: texts.details,
      lines: [
        fillIn(texts.issued, { date: formatDate(invoice.createdAt, timeZone, tag) }),
        invoice.paidAt
          ? fillIn(texts.paidAt, {
              date: formatDate(invoice.paidAt, timeZone, tag),
              time: formatTime(invoice.paidAt, timeZone, tag),
            })
          : texts.charged,
      ],
    },
  ];
}

/** '100 Queen St W, Toronto, ON M5H 2N2, Canada' as its street and its town. */
function inTwoLines(address: string): readonly string[] {
  const [street = '', ...rest] = address.split(', ');
  return [street, rest.filter((part) => part !== 'Canada').join(', ')].filter(
    (line) => line !== '',
  );
}

function drawBlocks(sheet: Sheet, blocks: readonly Block[], top: number): number {
  const width = (sheet.width - GAP * (blocks.length - 1)) / blocks.length;
  const ends = blocks.map(({ title, lines }, index) => {
    const x = sheet.left + index * (width + GAP);
    sheet.text(title, { x, y: top, width }, { size: 8.5, face: 'bold', colour: MUTED });
    lines.forEach((line, row) => {
      const y = top + LINE_HEIGHT * (row + 1) + 2;
      sheet.text(line, { x, y, width }, { face: row === 0 ? 'bold' : 'regular' });
    });
    return top + LINE_HEIGHT * (lines.length + 1);
  });
  return Math.max(...ends);
}
