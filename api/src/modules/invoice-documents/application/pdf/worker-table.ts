import { formatDayAndTime, formatMoney, formatTwoDecimals } from '@leafshift/domain/format';
import { type Language, localeTag } from '@leafshift/domain/languages';
import { MUTED, type Sheet, TINT } from '../../../../infra/pdf/sheet.ts';
import type { Invoice, InvoiceLine } from '../../../invoice/index.ts';
import { type InvoiceTexts, invoiceTexts } from './invoice-texts.ts';

interface Column {
  readonly title: Parameters<InvoiceTexts>[0];
  /** Share of the table's width. */
  readonly share: number;
  readonly align: 'left' | 'right';
  readonly cell: (line: InvoiceLine, invoice: Invoice, language: Language) => string;
}

const COLUMNS: readonly Column[] = [
  {
    title: 'worker',
    share: 0.25,
    align: 'left',
    cell: (line, _, language) => nameAndKind(line, invoiceTexts(language)),
  },
  {
    title: 'clockIn',
    share: 0.18,
    align: 'left',
    cell: (line, { timeZone }, language) => clocked(line.checkInTime, timeZone, language),
  },
  {
    title: 'clockOut',
    share: 0.18,
    align: 'left',
    cell: (line, { timeZone }, language) => clocked(line.checkOutTime, timeZone, language),
  },
  {
    title: 'hours',
    share: 0.11,
    align: 'right',
    cell: (line, _, language) => formatTwoDecimals(line.hours, localeTag(language)),
  },
  {
    title: 'rate',
    share: 0.14,
    align: 'right',
    cell: (_, invoice, language) => formatMoney(invoice.rate, localeTag(language)),
  },
  {
    title: 'amount',
    share: 0.14,
    align: 'right',
    cell: (line, _, language) => formatMoney(line.pay, localeTag(language)),
  },
];

/** The worker, and why they are paid without having worked it. */
function nameAndKind({ name, kind }: InvoiceLine, t: InvoiceTexts): string {
  return kind === 'worked' ? name : `${name} · ${t(KIND_TEXTS[kind])}`;
}

const KIND_TEXTS = { 'late-cancellation': 'lateCancellation', 'sent-home': 'sentHome' } as const;

const clocked = (time: Date | null, timeZone: string, language: Language): string =>
  time ? formatDayAndTime(time, timeZone, localeTag(language)) : '–';

const ROW = 24;
const NOTE = 14;
const PADDING = 8;

/** The workers' times, over as many pages as it takes; answers the y below. */
export function drawWorkers(
  sheet: Sheet,
  invoice: Invoice,
  language: Language,
  top: number,
): number {
  const t = invoiceTexts(language);
  let y = drawHead(sheet, t, top);
  for (const line of invoice.lines) {
    if (y + ROW + NOTE > sheet.bottom) {
      sheet.newPage();
      y = drawHead(sheet, t, sheet.left);
    }
    drawCells(sheet, y, (column) => column.cell(line, invoice, language));
    y += ROW + drawNote(sheet, y + ROW, noteOf(line, language));
    sheet.rule(y);
  }
  return y;
}

/** How the paid hours differ from the times: unpaid breaks, and what was worked of the four hours. */
function noteOf({ breakMinutes, workedHours }: InvoiceLine, language: Language): string {
  const t = invoiceTexts(language);
  const tag = localeTag(language);
  return [
    ...(breakMinutes ? [t('unpaidBreak', { count: breakMinutes })] : []),
    ...(workedHours === undefined
      ? []
      : [t('worked', { hours: formatTwoDecimals(workedHours, tag) })]),
  ].join(' · ');
}

/** Answers the height. */
function drawNote(sheet: Sheet, y: number, note: string): number {
  if (note === '') {
    return 0;
  }
  const place = { x: sheet.left + PADDING, y: y - PADDING + 2, width: sheet.width - 2 * PADDING };
  sheet.text(note, place, { size: 8.5, colour: MUTED });
  return NOTE;
}

function drawHead(sheet: Sheet, t: InvoiceTexts, y: number): number {
  sheet.band({ x: sheet.left, y, width: sheet.width }, ROW, TINT);
  drawCells(sheet, y, (column) => t(column.title), true);
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
