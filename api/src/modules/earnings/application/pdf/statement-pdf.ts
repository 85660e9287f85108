import { formatDate, formatMoney, formatMonth, formatTwoDecimals } from '@leafshift/domain/format';
import { directionOf, type Language, localeTag } from '@leafshift/domain/languages';
import { monthOf, toCalendarDay } from '@leafshift/domain/time-zone';
import { tradeIn } from '@leafshift/texts/server';
import { drawBlocks, drawHead, GAP } from '../../../../infra/pdf/document-parts.ts';
import { BRAND, MUTED, Sheet, TINT } from '../../../../infra/pdf/sheet.ts';
import { addressLines, fullName, issuerLines } from '../../domain/slip.ts';
import type { Statement, StatementLine } from '../../domain/statement.ts';
import { type EarningsTexts, earningsTexts } from './earnings-texts.ts';

const ROW = 34;
const HEAD = 24;
const PADDING = 5;
const TOTALS = 64;
const AMOUNT_WIDTH = 110;

interface Column {
  readonly title: Parameters<EarningsTexts>[0];
  /** Share of the table's width. */
  readonly share: number;
  readonly align: 'left' | 'right';
  /** A line, and a second one below it. */
  readonly cell: (line: StatementLine, by: Reader) => readonly [string, string?];
}

interface Reader {
  readonly language: Language;
  readonly tag: string;
  readonly zone: string;
  readonly t: EarningsTexts;
}

const COLUMNS: readonly Column[] = [
  {
    title: 'paidOn',
    share: 0.19,
    align: 'left',
    cell: ({ paidAt }, { zone, tag }) => [formatDate(paidAt, zone, tag)],
  },
  {
    title: 'shift',
    share: 0.28,
    align: 'left',
    cell: ({ payout }, { language, t }) =>
      payout.isReward
        ? [t('reward'), payout.employerName]
        : [tradeIn(language, payout.jobTitle), `${payout.employerName}, ${payout.locationName}`],
  },
  {
    title: 'worked',
    share: 0.21,
    align: 'left',
    cell: ({ payout }, { tag, t }) => [
      formatDate(payout.shiftDate, payout.timeZone, tag),
      payout.correction === null ? undefined : t('corrected'),
    ],
  },
  {
    title: 'hours',
    share: 0.11,
    align: 'right',
    cell: ({ payout, breakMinutes }, { tag, t }) => [
      payout.isReward ? '' : formatTwoDecimals(payout.hours, tag),
      breakMinutes > 0 ? t('break', { minutes: breakMinutes }) : undefined,
    ],
  },
  {
    title: 'rate',
    share: 0.1,
    align: 'right',
    cell: ({ payout }, { tag }) => [payout.isReward ? '' : formatMoney(payout.rate, tag)],
  },
  {
    title: 'amount',
    share: 0.11,
    align: 'right',
    cell: ({ amount }, { tag }) => [formatMoney(amount, tag)],
  },
];

/** A month's statement as a letter-size PDF in a language. */
export async function statementPdf(statement: Statement, language: Language): Promise<Buffer> {
  const t = earningsTexts(language);
  const tag = localeTag(language);
  const { period, recipient, issuer, timeZone, madeAt } = statement;
  const month = formatMonth(monthOf(toCalendarDay(`${period}-01`)), tag);
  const sheet = await Sheet.open({
    title: `${t('statement')} ${month}`,
    createdAt: madeAt,
    direction: directionOf(language),
  });
  const made = formatDate(madeAt, timeZone, tag);
  const blocks = [
    { title: t('paidTo'), lines: [fullName(recipient), ...addressLines(recipient)] },
    { title: t('paidBy'), lines: [...issuerLines(issuer), t('madeOn', { date: made })] },
  ];
  const below = drawBlocks(sheet, blocks, drawHead(sheet, t('statement'), month) + GAP);
  const end = drawLines(sheet, statement, { language, tag, zone: timeZone, t }, below + GAP);
  drawTotals(sheet, statement, { tag, t }, end + GAP);
  return sheet.finish((page, pages) => t('statementFooter', { page, pages }));
}

/** Over as many pages as it takes; answers the y below. */
function drawLines(sheet: Sheet, { lines }: Statement, by: Reader, top: number): number {
  let y = drawTitles(sheet, by.t, top);
  for (const line of lines) {
    if (y + ROW > sheet.bottom) {
      sheet.newPage();
      y = drawTitles(sheet, by.t, sheet.left);
    }
    drawCells(sheet, y + PADDING, (column) => column.cell(line, by));
    y += ROW;
    sheet.rule(y);
  }
  return y;
}

function drawTitles(sheet: Sheet, t: EarningsTexts, y: number): number {
  sheet.band({ x: sheet.left, y, width: sheet.width }, HEAD, TINT);
  drawCells(sheet, y + PADDING, (column) => ['', t(column.title)], -11);
  return y + HEAD;
}

function drawCells(
  sheet: Sheet,
  y: number,
  textOf: (column: Column) => readonly [string, string?],
  shift = 0,
): void {
  let x = sheet.left;
  for (const column of COLUMNS) {
    const width = column.share * sheet.width;
    const [first, second] = textOf(column);
    const place = { x: x + PADDING, width: width - 2 * PADDING };
    const { align } = column;
    if (first !== '') sheet.text(first, { ...place, y }, { size: 8.5, align });
    if (second !== undefined) {
      const below = { ...place, y: y + 12 + shift };
      sheet.text(second, below, { size: 7, colour: MUTED, align });
    }
    x += width;
  }
}

function drawTotals(
  sheet: Sheet,
  { total, yearToDate, period }: Statement,
  { tag, t }: Pick<Reader, 'tag' | 't'>,
  top: number,
): void {
  let y = top;
  if (y + TOTALS > sheet.bottom) {
    sheet.newPage();
    y = sheet.left;
  }
  const x = sheet.right - 300;
  const label = { x, width: 300 - AMOUNT_WIDTH };
  const amount = { x: sheet.right - AMOUNT_WIDTH, width: AMOUNT_WIDTH };
  sheet.text(t('total'), { ...label, y }, { size: 13, face: 'bold' });
  sheet.text(
    formatMoney(total, tag),
    { ...amount, y },
    { size: 13, face: 'bold', colour: BRAND, align: 'right' },
  );
  sheet.rule(y + 24, { from: x });
  sheet.text(
    t('yearToDate', { year: period.slice(0, 4) }),
    { ...label, y: y + 34 },
    { colour: MUTED },
  );
  sheet.text(formatMoney(yearToDate, tag), { ...amount, y: y + 34 }, { align: 'right' });
}
