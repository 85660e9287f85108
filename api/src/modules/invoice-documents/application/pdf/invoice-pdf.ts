import { brandName } from '@leafshift/domain/card-brands';
import {
  formatDate,
  formatMoney,
  formatTime,
  formatTimeRange,
  formatZoneName,
} from '@leafshift/domain/format';
import { directionOf, type Language, localeTag } from '@leafshift/domain/languages';
import { tradeIn } from '@leafshift/texts/server';
import { type Block, drawBlocks, GAP } from '../../../../infra/pdf/document-parts.ts';
import { BRAND, INK, MUTED, Sheet } from '../../../../infra/pdf/sheet.ts';
import { type Invoice, invoiceNumber } from '../../../invoice/index.ts';
import { type InvoiceTexts, invoiceTexts } from './invoice-texts.ts';
import { drawTotals } from './totals.ts';
import { drawWorkers } from './worker-table.ts';

const LINE_HEIGHT = 14;

/** An invoice as a letter-size PDF in a language: who, what, the workers' times and the amounts. */
export async function invoicePdf(invoice: Invoice, language: Language): Promise<Buffer> {
  const t = invoiceTexts(language);
  const number = invoiceNumber(invoice.sequence);
  const sheet = await Sheet.open({
    title: `${t('invoice')} ${number}`,
    createdAt: invoice.createdAt,
    direction: directionOf(language),
  });
  const blocks = drawBlocks(
    sheet,
    blocksOf(invoice, language),
    drawHeader(sheet, invoice, t) + GAP,
  );
  const below = drawReferences(sheet, invoice, t, blocks);
  const table = drawWorkers(sheet, invoice, language, below + GAP);
  drawTotals(sheet, invoice, language, table + GAP);
  return sheet.finish((page, pages) => t('footer', { number, page, pages }));
}

function drawHeader(sheet: Sheet, invoice: Invoice, t: InvoiceTexts): number {
  const number = invoiceNumber(invoice.sequence);
  const y = sheet.left;
  sheet.leaf(sheet.left, y, 30);
  sheet.text(
    'Leafshift',
    { x: sheet.left + 38, y: y + 5, width: 200 },
    { size: 20, face: 'bold', colour: BRAND },
  );
  const { issuerGstNumber } = invoice.references;
  if (issuerGstNumber) {
    const below = { x: sheet.left, y: y + 42, width: 260 };
    sheet.text(t('gstNumber', { number: issuerGstNumber }), below, { colour: MUTED });
  }
  const right = { x: sheet.right - 240, width: 240 };
  sheet.text(t('invoice'), { ...right, y }, { size: 20, face: 'bold', align: 'right' });
  sheet.text(number, { ...right, y: y + 26 }, { size: 11, colour: MUTED, align: 'right' });
  const isPaid = invoice.status === 'paid';
  sheet.text(
    t(isPaid ? 'paid' : 'open'),
    { ...right, y: y + 42 },
    { size: 11, face: 'bold', colour: isPaid ? BRAND : INK, align: 'right' },
  );
  sheet.rule(y + 66);
  return y + 66;
}

function blocksOf(invoice: Invoice, language: Language): readonly Block[] {
  const t = invoiceTexts(language);
  const tag = localeTag(language);
  const { timeZone, shiftDate, location, billTo, references } = invoice;
  return [
    {
      title: t('billedTo'),
      lines: [
        billTo.name,
        ...billTo.address,
        ...(references.gstNumber ? [t('gstNumber', { number: references.gstNumber })] : []),
      ],
    },
    {
      title: t('shift'),
      lines: [
        tradeIn(language, invoice.jobTitle),
        formatDate(shiftDate, timeZone, tag),
        ...clockedRange(invoice, tag),
        location.locationName,
        ...inTwoLines(location.fullAddress),
      ],
    },
    {
      title: t('details'),
      lines: [
        t('issued', { date: formatDate(invoice.createdAt, timeZone, tag) }),
        invoice.paidAt
          ? t('paidAt', {
              date: formatDate(invoice.paidAt, timeZone, tag),
              time: formatTime(invoice.paidAt, timeZone, tag),
            })
          : t('charged'),
        ...invoice.paidWith.map(({ brand, last4 }) =>
          t('chargedTo', { brand: brandName(brand), last4 }),
        ),
        ...(invoice.writtenOff > 0
          ? [t('writtenOff', { amount: formatMoney(invoice.writtenOff, tag) })]
          : []),
        ...(invoice.correctionOf
          ? [t('correctionOf', { number: invoiceNumber(invoice.correctionOf.sequence) })]
          : []),
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

/** The business's own numbers over the whole width, so that none is cut short; answers the y below. */
function drawReferences(
  sheet: Sheet,
  { references }: Invoice,
  t: InvoiceTexts,
  top: number,
): number {
  const { purchaseOrder, costCentre } = references;
  const lines = [
    ...(purchaseOrder ? [t('purchaseOrder', { number: purchaseOrder })] : []),
    ...(costCentre ? [t('costCentre', { number: costCentre })] : []),
  ];
  lines.forEach((line, row) => {
    sheet.text(line, { x: sheet.left, y: top + GAP / 2 + LINE_HEIGHT * row, width: sheet.width });
  });
  return lines.length > 0 ? top + GAP / 2 + LINE_HEIGHT * lines.length : top;
}

/** From the first clock-in to the last clock-out; nothing where nobody clocked. */
function clockedRange({ lines, timeZone, shiftDate }: Invoice, tag: string): readonly string[] {
  const times = lines.flatMap(({ checkInTime, checkOutTime }) =>
    checkInTime && checkOutTime ? [checkInTime.getTime(), checkOutTime.getTime()] : [],
  );
  if (times.length === 0) {
    return [];
  }
  const [first, last] = [new Date(Math.min(...times)), new Date(Math.max(...times))];
  const range = formatTimeRange(first, last, timeZone, tag);
  return [`${range} ${formatZoneName(shiftDate, timeZone, tag)}`];
}
