import { formatDate, formatMoney, formatTime, formatTwoDecimals } from '@leafshift/domain/format';
import type { Invoice, InvoiceLine } from '../../domain/invoice.ts';
import { MUTED, type Sheet, TINT } from './sheet.ts';

interface Column {
  readonly title: string;
  /** Share of the table's width. */
  readonly share: number;
  readonly align: 'left' | 'right';
  readonly cell: (line: InvoiceLine, invoice: Invoice) => string;
}

const at = (instant: Date, { timeZone }: Invoice): string =>
  `${formatDate(instant, timeZone)
    .replace(/^\w+, /, '')
    .replace(/, \d{4}$/, '')}, ${formatTime(instant, timeZone)}`;

const COLUMNS: readonly Column[] = [
  { title: 'Worker', share: 0.3, align: 'left', cell: (line) => line.name },
  {
    title: 'Clock in',
    share: 0.19,
    align: 'left',
    cell: (line, invoice) => at(line.checkInTime, invoice),
  },
  {
    title: 'Clock out',
    share: 0.19,
    align: 'left',
    cell: (line, invoice) => at(line.checkOutTime, invoice),
  },
  { title: 'Hours', share: 0.09, align: 'right', cell: (line) => formatTwoDecimals(line.hours) },
  {
    title: 'Rate',
    share: 0.1,
    align: 'right',
    cell: (_, invoice) => formatMoney(invoice.rate),
  },
  { title: 'Amount', share: 0.13, align: 'right', cell: (line) => formatMoney(line.pay) },
];

const ROW = 24;
const PADDING = 8;

/** The workers' times, over as many pages as it takes; answers the y below. */
export function drawWorkers(sheet: Sheet, invoice: Invoice, top: number): number {
  let y = drawHead(sheet, top);
  for (const line of invoice.lines) {
    if (y + ROW > sheet.bottom) {
      sheet.newPage();
      y = drawHead(sheet, sheet.left);
    }
    drawCells(sheet, y, (column) => column.cell(line, invoice));
    sheet.rule(y + ROW);
    y += ROW;
  }
  return y;
}

function drawHead(sheet: Sheet, y: number): number {
  sheet.band({ x: sheet.left, y, width: sheet.width }, ROW, TINT);
  drawCells(sheet, y, (column) => column.title, true);
  return y + ROW;
}

function drawCells(
  sheet: Sheet,
  y: number,
  textOf: (column: Column) => string,
  isHead = false,
): void {
  let x = sheet.left;
  for (const column of COLUMNS) {
    const width = column.share * sheet.width;
    sheet.text(
      textOf(column),
      { x: x + PADDING, y: y + PADDING - 1, width: width - 2 * PADDING },
      isHead
        ? { size: 8.5, face: 'bold', colour: MUTED, align: column.align }
        : { size: 9.5, align: column.align },
    );
    x += width;
  }
}
