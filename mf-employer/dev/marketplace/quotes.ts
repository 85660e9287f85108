import type { PostForm, Quote } from '@leafshift/contracts/posts';
import { accountFees, costInDollars, quotePosting } from '@leafshift/domain/fees';
import { minimumWageWarning } from '@leafshift/domain/minimum-wage';
import { dollarsToCents } from '@leafshift/domain/money';
import { taxPercentFor } from '@leafshift/domain/tax';
import { calendarDayIn, timeZoneOf } from '@leafshift/domain/time-zone';
import { aQuote } from '@leafshift/testing/builders';
import { found, type Store } from './store.ts';

/** What the API would answer a form with. */
export function quoteFor(store: Store, body: PostForm): Quote {
  if (body.employmentType === 'Permanent') {
    return aQuote({
      employmentType: 'Permanent',
      rate: body.rate,
      hours: 0,
      workers: 0,
      basePay: 0,
      leafshiftFee: 0,
      processingFee: 0,
      tax: 0,
      total: 0,
    });
  }
  const location = found(store.profile.locations, body.location);
  const on = calendarDayIn(body.date, timeZoneOf(location.province, location));
  const postings = 1 + (body.postDateArray?.length ?? 0);
  const cost = quotePosting({
    rate: dollarsToCents(body.rate),
    workers: body.totalWorkers,
    duration: body.duration,
    fees: accountFees(store.user.paymentDetails),
    taxPercent: taxPercentFor({ province: location.province, on }),
  });
  const { platformFee, ...amounts } = costInDollars(cost);
  const times = (amount: number) => Math.round(amount * postings * 100) / 100;
  return {
    employmentType: 'Temp',
    postings,
    rate: body.rate,
    hours: body.duration * postings,
    workers: body.totalWorkers,
    basePay: times(amounts.basePay),
    leafshiftPercent: cost.leafshiftPercent,
    leafshiftFee: times(platformFee),
    processingFee: times(amounts.processingFee),
    taxPercent: cost.taxPercent,
    tax: times(amounts.tax),
    total: times(amounts.total),
    minimumWage: minimumWageWarning(body.rate, location.province, on),
  };
}
