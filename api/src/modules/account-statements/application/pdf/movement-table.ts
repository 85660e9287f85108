import { formatDate, formatMoney } from '@leafshift/domain/format';
import { type Language, localeTag } from '@leafshift/domain/languages';
import { type Cents, sumCents } from '@leafshift/domain/money';
import { tradeIn } from '@leafshift/texts/server';
import { MUTED, type Sheet, TINT } from '../../../../infra/pdf/sheet.ts';
import type { AccountStatement, Movement } from '../../domain/account-statement.ts';
import { type AccountStatementTexts, accountStatementTexts } from './account-statement-texts.ts';

const ROW = 34;
const HEAD = 24;
const PADDING = 5;

/** A movement, and what is owed after it. */
interface Row extends Movement {
  readonly balance: Cents;
}

interface Reader {
  readonly language: Language;
  readonly tag: string;
  readonly zone: string;
  readonly t: AccountStatementTexts;
}

interface Column {
  readonly title: Parameters<AccountStatementTexts>[0];
  /** Share of the table's width. */
  readonly share: number;
  readonly align: 'left' | 'right';
  /** A line, and a quieter one below it. */
  readonly cell: (row: Row, by: Reader) => readonly [string, string?];
}

const COLUMNS: readonly Column[] = [
  {
    title: 'date',
    share: 0.2,
    align: 'left',
    cell: ({ at }, { zone, tag }) => [formatDate(at, zone, tag)],
  },
  {
    title: 'document',
    share: 0.24,
    align: 'left',
    cell: ({ kind, number }, { t }) => [t(`kind.${kind}`), number],
  },
  {
    title: 'shift',
    share: 0.28,
    align: 'left',
    cell: ({ jobTitle, locationName }, { language }) => [tradeIn(language, jobTitle), locationName],
  },
  {
    title: 'amount',
    share: 0.14,
    align: 'right',
    cell: ({ amount }, { tag }) => [formatMoney(amount, tag)],
  },
  {
    title: 'balance',
    share: 0.14,
    align: 'right',
    cell: ({ balance }, { tag }) => [formatMoney(balance, tag)],
  },
];

/** Every movement with the balance after it, over as many pages as it takes. */
export function drawMovements(
  sheet: Sheet,
  { opening, movements, timeZone }: AccountStatement,
  language: Language,
  top: number,
): void {
  const t = accountStatementTexts(language);
  const by = { language, tag: localeTag(language), zone: timeZone, t };
  let y = top;
  if (y + HEAD + ROW > sheet.bottom) {
    sheet.newPage();
    y = sheet.left;
  }
  y = drawTitles(sheet, t, y);
  let balance = opening;
  for (const movement of movements) {
    if (y + ROW > sheet.bottom) {
      sheet.newPage();
      y = drawTitles(sheet, t, sheet.left);
    }
    balance = sumCents([balance, movement.amount]);
    const row = { ...movement, balance };
    drawCells(sheet, y + PADDING, (column) => column.cell(row, by));
    y += ROW;
    sheet.rule(y);
  }
}

function drawTitles(sheet: Sheet, t: AccountStatementTexts, y: number): number {
  sheet.band({ x: sheet.left, y, width: sheet.width }, HEAD, TINT);
  drawCells(sheet, y + 1 - PADDING, (column) => ['', t(column.title)]);
  return y + HEAD;
}

function drawCells(
  sheet: Sheet,
  y: number,
  textOf: (column: Column) => readonly [string, string?],
): void {
  let x = sheet.left;
  for (const column of COLUMNS) {
    const width = column.share * sheet.width;
    const [first, second] = textOf(column);
    const place = { x: x + PADDING, width: width - 2 * PADDING };
    const { align } = column;
    if (first !== '') sheet.text(first, { ...place, y }, { size: 8.5, align });
    if (second !== undefined) {
      sheet.text(second, { ...place, y: y + 12 }, { size: 7.5, colour: MUTED, align });
    }
    x += width;
  }
}
