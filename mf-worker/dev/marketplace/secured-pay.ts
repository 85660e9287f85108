import type { TempPost } from '@leafshift/contracts/posts';
import type { OwnSecuredPay } from '@leafshift/contracts/secured-pay';
import { SECURE_PAY_HOURS, secureAt } from '@leafshift/domain/secured-pay';

/** The pay of confirmed shifts: secured from 48 hours before the start on. */
export const securedPayOf = (shifts: readonly TempPost[]): OwnSecuredPay[] =>
  shifts
    .filter(({ confirmedArr }) => confirmedArr[0]?.shiftStatus === 'Confirmed')
    .map(({ _id: postId, date }) => {
      const at = secureAt({ startsAt: date }, new Date(0), SECURE_PAY_HOURS);
      const state = at <= new Date() ? 'secured' : 'planned';
      return { postId, state, at: at.toISOString() };
    });
