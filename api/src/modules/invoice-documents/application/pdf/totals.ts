import {
  formatDate,
  formatMoney,
  formatPercent,
  formatTwoDecimals,
} from '@leafshift/domain/format';
import { type Language, localeTag } from '@leafshift/domain/languages';
import { negateCents } from '@leafshift/domain/money';
import { provinceName } from '@leafshift/domain/province-names';
import { findProvince } from '@leafshift/domain/provinces';
import { BRAND, INK, MUTED, type Sheet } from '../../../../infra/pdf/sheet.ts';
import { creditNoteNumber, type Invoice, netTotal } from '../../../invoice/index.ts';
import { invoiceTexts } from './invoice-texts.ts';

const ROW = 20;
const WIDTH = 280;
const AMOUNT_WIDTH = 90;

/** The amounts and their sum at the right edge; answers the y below. */
export function drawTotals(
  sheet: Sheet,
  invoice: Invoice,
  language: Language,
  top: number,
): number {
  const t = invoiceTexts(language);
  const tag = localeTag(language);
  const workers = invoice.lines.length;
  const found = findProvince(invoice.location.province);
  const province = found ? provinceName(found.code, language) : invoice.location.province;
  const rows = [
    [t('basePay', { hours: formatTwoDecimals(invoice.totalTime, tag) }), invoice.basePay],
    [
      t('platformFee', { percent: formatPercent(invoice.leafshiftPercent, tag) }),
      invoice.platformFee,
    ],
    [t('processingFee', { count: workers }), invoice.processingFee],
    [t('tax', { province, percent: formatPercent(invoice.taxPercent, tag) }), invoice.tax],
  ] as const;
  let y = top;
  if (y + (rows.length + 2) * ROW > sheet.bottom) {
    sheet.newPage();
    y = sheet.left;
  }
  const x = sheet.right - WIDTH;
  for (const [label, amount] of rows) {
    drawRow(sheet, y, label, formatMoney(amount, tag));
    y += ROW;
  }
  sheet.rule(y + 2, { from: x, colour: BRAND });
  y += 10;
  sheet.text(t('total'), { x, y, width: WIDTH - AMOUNT_WIDTH }, { size: 13, face: 'bold' });
  sheet.text(
    formatMoney(invoice.total, tag),
    { x: sheet.right - AMOUNT_WIDTH - 30, y, width: AMOUNT_WIDTH + 30 },
    { size: 13, face: 'bold', colour: BRAND, align: 'right' },
  );
  return drawCredits(sheet, invoice, language, y + ROW + 8);
}

/** What corrected hours took off since, and what is left; nothing where there is none. */
function drawCredits(sheet: Sheet, invoice: Invoice, language: Language, top: number): number {
  const t = invoiceTexts(language);
  const tag = localeTag(language);
  if (invoice.creditNotes.length === 0) {
    return top;
  }
  let y = top;
  if (y + (invoice.creditNotes.length + 1) * ROW > sheet.bottom) {
    sheet.newPage();
    y = sheet.left;
  }
  for (const note of invoice.creditNotes) {
    const number = creditNoteNumber(note.sequence);
    const date = formatDate(note.createdAt, invoice.timeZone, tag);
    drawRow(sheet, y, t('creditNote', { number, date }), formatMoney(negateCents(note.total), tag));
    y += ROW;
  }
  drawRow(sheet, y, t('netTotal'), formatMoney(netTotal(invoice), tag));
  return y + ROW;
}

function drawRow(sheet: Sheet, y: number, label: string, amount: string): void {
  const x = sheet.right - WIDTH;
  sheet.text(label, { x, y, width: WIDTH - AMOUNT_WIDTH }, { colour: MUTED });
  sheet.text(
    amount,
    { x: sheet.right - AMOUNT_WIDTH, y, width: AMOUNT_WIDTH },
    { colour: INK, align: 'right' },
  );
}
