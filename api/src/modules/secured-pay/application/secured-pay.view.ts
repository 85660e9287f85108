import type { OwnSecuredPay, ShiftSecuredPay } from '@leafshift/contracts/secured-pay';
import { centsToDollars } from '@leafshift/domain/money';
import { secureAt } from '@leafshift/domain/secured-pay';
import type { Shift } from '../../posts/index.ts';
import type { SecuredPay, Securing } from '../domain/secured-pay.ts';

/** As a worker reads it, who learns neither the amount nor why the card refused; null once they are released. */
export function ownSecuredPayView(
  { shiftId: postId, startsAt, orderedAt, securing }: SecuredPay,
  hours: number,
): OwnSecuredPay | null {
  const state = shownState(securing);
  switch (state) {
    case 'secured':
      return 'securedAt' in securing
        ? { postId, state, at: securing.securedAt.toISOString() }
        : null;
    case 'refused':
      return 'refusal' in securing && securing.refusal
        ? { postId, state, at: securing.refusal.mendBy.toISOString() }
        : null;
    case 'planned':
      return { postId, state, at: secureAt({ startsAt }, orderedAt, hours).toISOString() };
    case 'released':
      return null;
  }
}

/** As its business reads it. */
export function shiftSecuredPayView({ securing }: SecuredPay, shift: Shift): ShiftSecuredPay {
  const refusal = 'refusal' in securing ? securing.refusal : null;
  return {
    postId: shift.id,
    jobTitle: shift.jobTitle,
    locationName: shift.location.locationName,
    date: shift.startsAt.toISOString(),
    timeZone: shift.timeZone,
    state: shownState(securing),
    amount: securing.amount === null ? null : centsToDollars(securing.amount),
    code: refusal?.code ?? null,
    mendBy: refusal?.mendBy.toISOString() ?? null,
  };
}

/** That the bank is being asked is nobody's news. */
function shownState(securing: Securing): ShiftSecuredPay['state'] {
  if (securing.state !== 'asking') return securing.state;
  return securing.refusal ? 'refused' : 'planned';
}
