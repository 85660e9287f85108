import type { MovementKind } from '@leafshift/contracts/account-statements';
import { type Cents, sumCents } from '@leafshift/domain/money';
import type { TimeZone } from '@leafshift/domain/time-zone';
import type { InvoiceId } from '../../invoice/index.ts';
import type { LedgerKind } from '../../ledger/index.ts';

/** One booking on what a business owes. */
export interface Movement {
  /** That of the booking. */
  readonly id: string;
  readonly at: Date;
  readonly kind: MovementKind;
  /** Of the invoice, or of the credit note that it is about. */
  readonly number: string;
  readonly invoiceId: InvoiceId;
  readonly jobTitle: string;
  readonly locationName: string;
  /** More than nothing where the business owes more for it. */
  readonly amount: Cents;
}

/** Who bills or is billed, as a statement names them. */
export interface Party {
  readonly name: string;
  /** Lines of the address; empty where it is not known. */
  readonly address: readonly string[];
  readonly gstNumber: string | null;
}

/** A business's account in a month; balances are what it owes (MONEY-74). */
export interface AccountStatement {
  /** Such as `2026-05`. */
  readonly period: string;
  readonly timeZone: TimeZone;
  readonly madeAt: Date;
  readonly isOver: boolean;
  readonly opening: Cents;
  readonly closing: Cents;
  /** The earliest first. */
  readonly movements: readonly Movement[];
  /** Given back at our cost, which changes nothing of what is owed. */
  readonly goodwill: Cents;
  /** What the card's bank holds at the end until it decides a dispute. */
  readonly disputed: Cents;
}

const KINDS: Readonly<Partial<Record<LedgerKind, MovementKind>>> = {
  'invoice-issued': 'invoice',
  'invoice-paid': 'payment',
  'credit-note-issued': 'credit-note',
  'credit-refunded': 'refund',
  'credit-refund-failed': 'refund-failed',
  'dispute-lost': 'taken-back',
  'invoice-written-off': 'written-off',
};

/** As what a booking stands on a statement. Throws for a kind that changes nothing of what is owed. */
export function movementKind(kind: LedgerKind): MovementKind {
  const found = KINDS[kind];
  if (!found) throw new Error(`${kind} is no movement of what a business owes`);
  return found;
}

/** What the movements of a kind come to. */
export const sumOf = ({ movements }: AccountStatement, kind: MovementKind): Cents =>
  sumCents(movements.filter((movement) => movement.kind === kind).map(({ amount }) => amount));
