import {
  type AccountStatement as AccountStatementAnswer,
  MOVEMENT_KINDS,
  type MovementKind,
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
  sums: Object.fromEntries(
    MOVEMENT_KINDS.map((kind) => [kind, centsToDollars(sumOf(statement, kind))]),
  ) as Record<MovementKind, number>,
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
