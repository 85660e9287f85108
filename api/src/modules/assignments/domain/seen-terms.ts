import type { SeenTerms } from '@leafshift/contracts/posts';
import { dollarsToCents } from '@leafshift/domain/money';
import type { WorkTerms } from '@leafshift/domain/shift-lifecycle';

/** The terms that a worker's page showed, as the rules compare them. */
export const toWorkTerms = ({ date, duration, rate, location, ...job }: SeenTerms): WorkTerms => ({
  ...job,
  startsAt: date,
  durationHours: duration,
  rate: dollarsToCents(rate),
  place: location,
});
