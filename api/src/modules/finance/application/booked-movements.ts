import { type Cents, cents } from '@leafshift/domain/money';
import { Injectable } from '@nestjs/common';
import { asId } from '../../../core/ids.ts';
import type { ProviderMovement } from '../../../infra/stripe/provider-movements.ts';
import type { InvoiceId } from '../../invoice/index.ts';
import { type BookedTransaction, Ledger, type LedgerKind } from '../../ledger/index.ts';
import { PaidInvoices } from '../domain/paid-invoices.ts';

/** Money that moved at the provider, as our books have it. */
export interface BookedMovement {
  readonly kind: ProviderMovement['kind'];
  readonly id: string;
  readonly amount: Cents;
  readonly at: Date;
  /** In the books. */
  readonly reference: string;
  /** The invoice or payout. */
  readonly of: string;
}

const KINDS: Partial<Readonly<Record<LedgerKind, ProviderMovement['kind']>>> = {
  'invoice-paid': 'payments',
  'payment-refunded': 'refunds',
  'credit-refunded': 'refunds',
  'payout-sent': 'transfers',
};
const RETURNS: readonly LedgerKind[] = ['refund-failed', 'credit-refund-failed', 'payout-returned'];

/** The bookings that are about the provider. */
@Injectable()
export class BookedMovements {
  constructor(
    private readonly ledger: Ledger,
    private readonly invoices: PaidInvoices,
  ) {}

  /** Those booked from `from` on and before `to`. */
  async list(from: Date, to: Date): Promise<readonly BookedMovement[]> {
    const booked: BookedMovement[] = [];
    for await (const transaction of this.ledger.period(from, to)) {
      const kind = KINDS[transaction.kind];
      if (kind) booked.push(movementOf(kind, transaction));
    }
    return this.#withPayments(booked);
  }

  /** What came back of movements, by their references in the books. */
  async returned(references: readonly string[]): Promise<ReadonlyMap<string, Cents>> {
    const found = await this.ledger.find(RETURNS, references);
    return new Map(found.map((one) => [one.reference, movedBy(one)]));
  }

  /** The books name a payment by its invoice and number; the provider's id of it is on the invoice. */
  async #withPayments(booked: readonly BookedMovement[]): Promise<readonly BookedMovement[]> {
    const ids = booked.filter(({ kind }) => kind === 'payments').map(({ of }) => of);
    const found = await this.invoices.list([...new Set(ids)].map((id) => asId<InvoiceId>(id)));
    const payments = new Map(found.map(({ invoice, payments: made }) => [`${invoice.id}`, made]));
    return booked.map((movement) => {
      if (movement.kind !== 'payments') return movement;
      const [, number = '1'] = movement.reference.split(':');
      const payment = payments.get(movement.of)?.[Number(number) - 1];
      return { ...movement, id: payment?.paymentId ?? movement.reference };
    });
  }
}

function movementOf(kind: BookedMovement['kind'], transaction: BookedTransaction): BookedMovement {
  const { reference, at } = transaction;
  const [of = '', id = ''] = reference.split(':');
  return { kind, id, of, reference, at, amount: movedBy(transaction) };
}

/** What went into our balance at the provider, or out of it. */
const movedBy = ({ entries }: BookedTransaction): Cents =>
  cents(
    Math.abs(
      entries
        .filter(({ account }) => account === 'provider')
        .reduce((sum, { amount }) => sum + amount, 0),
    ),
  );
