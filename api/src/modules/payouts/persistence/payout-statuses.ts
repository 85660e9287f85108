import type { Payout as PayoutAnswer } from '@leafshift/contracts/payouts';
import type { QueryFilter } from 'mongoose';
import type { PayoutDocument } from './payout.schema.ts';

type Filter = QueryFilter<PayoutDocument>;

const SOME_TIME = { $gt: new Date(0) };
const WAITS = { status: 'waiting' } as const;
const NOT_HELD = { ...WAITS, 'hold.until': null } as Filter;

/**
 * Those that people see in a status, as `payoutView` says it: alternatives, of which each is a scan of
 * `by_status_newest` that reads nothing else.
 */
export function seenAs(status: PayoutAnswer['status']): readonly Filter[] {
  switch (status) {
    case 'held':
      return [
        { ...WAITS, 'hold.until': SOME_TIME },
        { ...NOT_HELD, waitingFor: 'NAME' },
      ];
    case 'scheduled':
      return [
        { ...NOT_HELD, waitingFor: 'TIME' },
        { ...NOT_HELD, waitingFor: 'ACCEPTANCE', 'acceptance.until': SOME_TIME },
      ];
    case 'waiting':
      return [
        {
          ...NOT_HELD,
          waitingFor: { $in: ['INVOICE_PAYMENT', 'BANK', 'EMAIL', 'RELEASE', 'PROVIDER'] },
        },
        { ...NOT_HELD, waitingFor: 'ACCEPTANCE', 'acceptance.until': null } as Filter,
      ];
    default:
      return [{ status }];
  }
}
