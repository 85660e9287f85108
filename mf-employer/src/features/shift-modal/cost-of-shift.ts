import type { ConfirmedWorker, TempPost } from '@leafshift/contracts/posts';
import type { User } from '@leafshift/contracts/users';
import { accountFees, type InvoiceBreakdown, invoiceWorkedTime } from '@leafshift/domain/fees';
import { dollarsToCents } from '@leafshift/domain/money';
import { hoursOfPlace } from '@leafshift/domain/shift-lifecycle';
import { taxPercentFor } from '@leafshift/domain/tax';
import { calendarDayIn } from '@leafshift/domain/time-zone';

/**
 * What submitting the shift will cost, from the worked times and the account's fees: the rules that
 * make the invoice. Null while somebody's times are not confirmed. Cents.
 */
export function costOfShift(
  post: TempPost,
  { paymentDetails }: Pick<User, 'paymentDetails'>,
): InvoiceBreakdown<ConfirmedWorker> | null {
  const worked = post.confirmedArr.flatMap((worker) => {
    const hours = hoursOfPlace(worker.shiftDetails.employer);
    return hours === null ? [] : [{ worker, hours }];
  });
  if (worked.length === 0 || worked.length < post.confirmedArr.length) {
    return null;
  }
  return invoiceWorkedTime({
    rate: dollarsToCents(post.rate),
    worked,
    fees: accountFees(paymentDetails),
    taxPercent: taxPercentFor({
      province: post.location.province,
      on: calendarDayIn(post.date, post.timeZone),
      taxPercentON: paymentDetails.taxPercentON,
    }),
  });
}
