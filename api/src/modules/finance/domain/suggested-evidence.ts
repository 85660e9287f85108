import type { Timesheet } from '@leafshift/contracts/clockedtime';
import {
  formatDate,
  formatDayAndTime,
  formatTimeRange,
  formatTwoDecimals,
} from '@leafshift/domain/format';
import { centsToText } from '@leafshift/domain/money';
import { calendarDayIn } from '@leafshift/domain/time-zone';
import { type Invoice, type InvoiceLine, invoiceNumber } from '../../invoice/index.ts';

/** Evidence as it is suggested; in English, which banks read. */
export interface SuggestedEvidence {
  readonly description: string;
  readonly serviceDate: string;
  readonly words: string;
}

/** What is known of a billed shift: when it was, who worked, and who accepted which hours. */
export function suggestedEvidence(
  invoice: Invoice,
  timesheets: readonly Timesheet[],
): SuggestedEvidence {
  const { shiftDate, timeZone, jobTitle, location, billTo, lines, total, createdAt } = invoice;
  const number = invoiceNumber(invoice.sequence);
  const place = `${location.locationName}, ${location.fullAddress}`;
  const zone = `Times are of ${timeZone}.`;
  return {
    description: `Temporary staff for one shift: ${jobTitle} at ${place}`,
    serviceDate: calendarDayIn(shiftDate, timeZone),
    words: [
      `Invoice ${number} to ${billTo.name}: ${jobTitle} at ${place} on ${formatDate(shiftDate, timeZone)}. ${formatTwoDecimals(invoice.totalTime)} paid hours, CAD ${centsToText(total)} with fees and tax.`,
      `The business posted the shift, confirmed each worker, and submitted the hours below on ${formatDayAndTime(createdAt, timeZone)}. ${zone}`,
      ...lines.map((line) =>
        lineOf(
          line,
          timeZone,
          timesheets.find(({ _id }) => _id === line.id),
        ),
      ),
    ].join('\n'),
  };
}

function lineOf(line: InvoiceLine, zone: string, sheet: Timesheet | undefined): string {
  const { name, checkInTime, checkOutTime, breakMinutes = 0, hours } = line;
  const times =
    checkInTime && checkOutTime
      ? `recorded by the business ${formatTimeRange(checkInTime, checkOutTime, zone)}, break ${breakMinutes} min`
      : 'not clocked, paid by the terms of the shift';
  return [`${name}: ${times}, ${formatTwoDecimals(hours)} paid hours.`, ...partsOf(sheet, zone)]
    .filter(Boolean)
    .join(' ');
}

function partsOf(sheet: Timesheet | undefined, zone: string): readonly string[] {
  if (!sheet) return [];
  const { clockIn, clockOut, witnessed } = sheet.worker;
  const how = witnessed ? ' with a code on site' : '';
  return [
    clockIn && clockOut
      ? `The worker clocked ${formatTimeRange(clockIn, clockOut, zone)}${how}.`
      : '',
    agreementOf(sheet, zone),
  ];
}

/** Who accepted the hours, and when where it is known. */
function agreementOf({ state, decision, dispute }: Timesheet, zone: string): string {
  if (decision) {
    const who =
      decision.by === 'employer'
        ? 'The business agreed to the hours'
        : 'The hours were decided by Leafshift';
    return `${who} on ${formatDayAndTime(decision.at, zone)} after the worker had contested them.`;
  }
  if (dispute) return 'The worker contests the hours.';
  return state === 'accepted' ? 'The worker accepted the hours.' : '';
}
