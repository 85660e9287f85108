import {
  MOVEMENT_KINDS,
  type MoneyDifference,
  type Reconciliation,
} from '@leafshift/contracts/back-office';
import { addDays, addHours, toCalendarDay } from '@leafshift/domain/time-zone';
import { Injectable } from '@nestjs/common';
import { asId } from '../../../core/ids.ts';
import { PaymentProvider } from '../../../infra/stripe/payment-provider.ts';
import type { ProviderMovement } from '../../../infra/stripe/provider-movements.ts';
import { type InvoiceId, invoiceNumber } from '../../invoice/index.ts';
import { atProvider } from '../../stripe/index.ts';
import { type ComparedMovement, problemOf, sumsOf } from '../domain/compared-movements.ts';
import { PaidInvoices } from '../domain/paid-invoices.ts';
import { type BookedMovement, BookedMovements } from './booked-movements.ts';

/** A payment is captured up to seven days after its charge was made, and booked up to three later. */
const MARGIN_HOURS = 10 * 24;
const MOST_DIFFERENCES = 500;
const OUR_ID = /^[0-9a-f]{24}$/;

const RETURNED = { refunds: 'refundsFailed', transfers: 'transfersReturned' } as const;

interface Pair {
  readonly ours: BookedMovement | undefined;
  readonly theirs: ProviderMovement | undefined;
}

/** Compares our books with what the payment provider says that it moved. */
@Injectable()
export class ProviderReconciliation {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly booked: BookedMovements,
    private readonly invoices: PaidInvoices,
  ) {}

  /** Of days of UTC, both included. Throws PAYMENT_PROVIDER_DOWN. */
  async compare(period: { readonly from: string; readonly to: string }): Promise<Reconciliation> {
    const from = new Date(period.from);
    const to = new Date(addDays(toCalendarDay(period.to), 1));
    const pairs = await this.#pairs(from, to);
    const movements = [...pairs.map(movementOf), ...(await this.#returns(pairs))];
    const wrong = movements.filter((movement) => problemOf(movement) !== null);
    const oldest = wrong.toSorted((a, b) => a.at.getTime() - b.at.getTime());
    return {
      sums: sumsOf(MOVEMENT_KINDS, movements),
      differences: await this.#answers(oldest.slice(0, MOST_DIFFERENCES)),
      differenceCount: wrong.length,
    };
  }

  /** Both sides of what belongs into the period; each is looked for some days around it. */
  async #pairs(from: Date, to: Date): Promise<readonly Pair[]> {
    const [early, late] = [addHours(from, -MARGIN_HOURS), addHours(to, MARGIN_HOURS)];
    const theirs = await atProvider(() => this.provider.movements(early, late));
    const ours = new Map((await this.booked.list(early, late)).map((one) => [keyOf(one), one]));
    const known = new Set(theirs.map(keyOf));
    const pairs: Pair[] = [
      ...theirs.map((one) => ({ theirs: one, ours: ours.get(keyOf(one)) })),
      ...[...ours.values()]
        .filter((one) => !known.has(keyOf(one)))
        .map((one) => ({ ours: one, theirs: undefined })),
    ];
    return pairs.filter((pair) => {
      const at = (pair.theirs ?? pair.ours)?.at;
      return at !== undefined && at >= from && at < to;
    });
  }

  /** What came back of refunds and transfers that both sides have, whenever it did. */
  async #returns(pairs: readonly Pair[]): Promise<readonly ComparedMovement[]> {
    const booked = await this.booked.returned(
      pairs.flatMap(({ ours }) => (ours ? [ours.reference] : [])),
    );
    return pairs.flatMap(({ ours, theirs }) => {
      if (!(ours && theirs) || theirs.kind === 'payments') return [];
      const back = booked.get(ours.reference) ?? null;
      const movement: ComparedMovement = {
        kind: RETURNED[theirs.kind],
        providerId: theirs.id,
        ours: back,
        theirs: theirs.returned > 0 ? theirs.returned : null,
        at: theirs.at,
        of: ours.of,
      };
      return back === null && theirs.returned === 0 ? [] : [movement];
    });
  }

  async #answers(movements: readonly ComparedMovement[]): Promise<MoneyDifference[]> {
    const ids = movements.filter(isOfInvoice).flatMap(({ of }) => of ?? []);
    const found = await this.invoices.list([...new Set(ids)].map((id) => asId<InvoiceId>(id)));
    const numbers = new Map(
      found.map(({ invoice }) => [`${invoice.id}`, invoiceNumber(invoice.sequence)]),
    );
    return movements.map((movement) => {
      const { kind, providerId, ours, theirs, at, of } = movement;
      const number = numbers.get(of ?? '');
      return {
        ...{ kind, providerId, ours, theirs },
        problem: problemOf(movement) ?? 'amount',
        at: at.toISOString(),
        invoice: of !== null && number !== undefined ? { _id: of, number } : null,
        payout: isOfInvoice(movement) ? null : of,
      };
    });
  }
}

const keyOf = ({ kind, id }: { readonly kind: string; readonly id: string }): string =>
  `${kind} ${id}`;

const isOfInvoice = ({ kind }: ComparedMovement): boolean =>
  kind !== 'transfers' && kind !== 'transfersReturned';

function movementOf({ ours, theirs }: Pair): ComparedMovement {
  const one = theirs ?? ours;
  if (!one) throw new Error('A movement has no side');
  const of = ours?.of ?? theirs?.of ?? null;
  return {
    kind: one.kind,
    providerId: one.id,
    ours: ours?.amount ?? null,
    theirs: theirs?.amount ?? null,
    at: one.at,
    of: of !== null && OUR_ID.test(of) ? of : null,
  };
}
