import type { Invoice } from '@leafshift/contracts/invoice';
import type { CompletedShift } from '@leafshift/contracts/posts';
import { shiftEnd } from '@leafshift/domain/posting-rules';
import { addDays, calendarDayIn, instantOnDay } from '@leafshift/domain/time-zone';
import { aCompletedShift, anId, anInvoice } from '@leafshift/testing/builders';
import { LOCATIONS } from './sample-profile.ts';

const ZONE = 'America/Toronto';
const LENGTH = 34;

/** Completed shifts of the last months with their invoices: most paid, one failed, one on its way. */
export function sampleHistory(now: Date): { shifts: CompletedShift[]; invoices: Invoice[] } {
  const entries = Array.from({ length: LENGTH }, (_, index) => entryOf(index, now));
  return {
    shifts: entries.map(({ shift }) => shift),
    invoices: entries.map(({ invoice }) => invoice),
  };
}

function entryOf(index: number, now: Date): { shift: CompletedShift; invoice: Invoice } {
  const day = addDays(calendarDayIn(now, ZONE), -2 - index * 3);
  const date = instantOnDay(day, { hour: 9, minute: 0 }, ZONE);
  const completedAt = shiftEnd(date, 9).toISOString();
  const location = LOCATIONS[index % 3 === 1 ? 1 : 0];
  const invoice = anInvoice({
    _id: anId(5000 + index),
    number: `LS-${String(142 - index).padStart(6, '0')}`,
    date: date.toISOString(),
    createdAt: completedAt,
    location: {
      locationName: location.locationName,
      fullAddress: location.fullAddress,
      province: location.province,
    },
    ...stateOf(index, completedAt),
  });
  const shift = aCompletedShift({
    _id: anId(6000 + index),
    date: date.toISOString(),
    endDate: shiftEnd(date, 8).toISOString(),
    completedAt,
    location,
    invoiceId: invoice._id,
  });
  return { shift, invoice };
}

function stateOf(index: number, at: string): Partial<Invoice> {
  if (index === 0) {
    return { status: 'open', paymentError: null, paidAt: null, paidWith: [] };
  }
  if (index === 1) {
    const paymentError = { code: 'CARD_DECLINED' as const, msg: 'Your card was declined', at };
    return { status: 'open', paymentError, paidAt: null, paidWith: [] };
  }
  return { status: 'paid', paymentError: null, paidAt: at };
}
