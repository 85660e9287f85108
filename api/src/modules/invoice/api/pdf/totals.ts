import { formatMoney, formatPercent, formatTwoDecimals } from '@leafshift/domain/format';
import { localeTag } from '@leafshift/domain/languages';
import { findProvince } from '@leafshift/domain/provinces';
import type { Catalogue } from '@leafshift/wordings/catalogue';
import { fillIn } from '@leafshift/wordings/fill-in';
import { sentenceIn } from '@leafshift/wordings/sentence';
import type { Invoice } from '../../domain/invoice.ts';
import { BRAND, INK, MUTED, type Sheet } from './sheet.ts';

const ROW = 20;
const WIDTH = 280;
const AMOUNT_WIDTH = 90;

/** The amounts and their sum at the right edge; answers the y below. */
export function drawTotals(
  sheet: Sheet,
  invoice: Invoice,
  { language, invoices: texts, sentences }: Catalogue,
  top: number,
): number {
  const tag = localeTag(language);
  const workers = invoice.lines.length;
  const province = sentenceIn(
    sentences,
    findProvince(invoice.location.province)?.name ?? invoice.location.province,
  );
  const rows = [
    [fillIn(texts.basePay, { hours: formatTwoDecimals(invoice.totalTime, tag) }), invoice.basePay],
    [
      fillIn(texts.platformFee, { percent: formatPercent(invoice.leafshiftPercent, tag) }),
      invoice.platformFee,
    ],
    [
      fillIn(workers === 1 ? texts.processingFeeOne : texts.processingFeeOther, {
        count: String(workers),
      }),
      invoice.processingFee,
    ],
    [fillIn(texts.tax, { province, percent: formatPercent(invoice.taxPercent, tag) }), invoice.tax],
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
  sheet.text(texts.total, { x, y, width: WIDTH - AMOUNT_WIDTH }, { size: 13, face: 'bold' });
  sheet.text(
    formatMoney(invoice.total, tag),
    { x: sheet.right - AMOUNT_WIDTH - 30, y, width: AMOUNT_WIDTH + 30 },
    { size: 13, face: 'bold', colour: BRAND, align: 'right' },
  );
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
