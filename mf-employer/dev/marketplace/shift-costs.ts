import type { ShiftCost } from '@leafshift/contracts/invoice';
import type { TempPost } from '@leafshift/contracts/posts';
import type { User } from '@leafshift/contracts/users';
import { accountFees, invoiceWorkedTime } from '@leafshift/domain/fees';
import { centsToDollars, dollarsToCents } from '@leafshift/domain/money';
import { hoursOfAssignment } from '@leafshift/domain/shift-lifecycle';
import { taxPercentFor } from '@leafshift/domain/tax';
import { calendarDayIn } from '@leafshift/domain/time-zone';
import { anApiError } from '@leafshift/testing/mock-api';

/** What submitting a shift will cost, by the rules that make the invoice. */
export function costOfShift(post: TempPost, { paymentDetails }: User): ShiftCost {
  const worked = post.confirmedArr.flatMap((worker) => {
    const hours = hoursOfAssignment(worker.shiftDetails.employer);
    return hours === null ? [] : [{ worker, hours }];
  });
  const absent = post.confirmedArr.filter(({ shiftStatus }) => shiftStatus === 'No Show');
  if (worked.length + absent.length < post.confirmedArr.length) {
    throw anApiError('WORKERS_NOT_COMPLETED');
  }
  const cost = invoiceWorkedTime({
    rate: dollarsToCents(post.rate),
    worked,
    fees: accountFees(paymentDetails),
    taxPercent: taxPercentFor({
      province: post.location.province,
      on: calendarDayIn(post.date, post.timeZone),
      taxPercentON: paymentDetails.taxPercentON,
    }),
  });
  return {
    workerArray: cost.lines.map(({ worker, hours, pay }) => ({
      _id: worker._id,
      name: worker.name,
      kind: 'worked',
      checkInTime: worker.shiftDetails.employer.checkInTime ?? post.date,
      checkOutTime: worker.shiftDetails.employer.checkOutTime ?? post.endDate,
      hours,
      rate: post.rate,
      amount: centsToDollars(pay),
    })),
    totalTime: cost.totalTime,
    rate: post.rate,
    totalRate: centsToDollars(cost.basePay),
    leafshiftPercent: cost.leafshiftPercent,
    leafshiftFee: centsToDollars(cost.platformFee),
    processingFee: centsToDollars(cost.processingFee),
    taxPercent: cost.taxPercent,
    tax: centsToDollars(cost.tax),
    total: centsToDollars(cost.total),
  };
}
