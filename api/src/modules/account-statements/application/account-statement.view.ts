import type {
  AccountStatement as AccountStatementAnswer,
  MovementKind,
} from '@leafshift/contracts/account-statements';
import { centsToDollars } from '@leafshift/domain/money';
import { type AccountStatement, sumOf } from '../domain/account-statement.ts';

/** A statement as its business gets it; money in dollars. */
export const accountStatementView = (statement: AccountStatement): AccountStatementAnswer => ({
  period: statement.period,
  timeZone: statement.timeZone,
  isOver: statement.isOver,
  opening: centsToDollars(statement.opening),
  closing: centsToDollars(statement.closing),
  sums: sumsOf(statement),
  movements: statement.movements.map(({ id, at, invoiceId, amount, ...movement }) => ({
    ...movement,
    _id: id,
    at: at.toISOString(),
    invoice: invoiceId,
    amount: centsToDollars(amount),
  })),
  goodwill: centsToDollars(statement.goodwill),
  disputed: centsToDollars(statement.disputed),
});

function sumsOf(statement: AccountStatement): AccountStatementAnswer['sums'] {
  const dollarsOf = (kind: MovementKind) => centsToDollars(sumOf(statement, kind));
  const writtenOff = dollarsOf('written-off');
  return {
    invoice: dollarsOf('invoice'),
    payment: dollarsOf('payment'),
    'credit-note': dollarsOf('credit-note'),
    refund: dollarsOf('refund'),
    'refund-failed': dollarsOf('refund-failed'),
    'taken-back': dollarsOf('taken-back'),
    // Windows of the release before do not know it.
    ...(writtenOff !== 0 && { 'written-off': writtenOff }),
  };
}
