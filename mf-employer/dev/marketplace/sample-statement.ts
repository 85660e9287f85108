import type { AccountStatement } from '@leafshift/contracts/account-statements';
import type { Invoice } from '@leafshift/contracts/invoice';

type Movement = AccountStatement['movements'][number];

/** A month of invoices, most of them paid at once. */
export function sampleStatement(invoices: readonly Invoice[], period: string): AccountStatement {
  const movements = invoices
    .filter(({ createdAt }) => createdAt.startsWith(period))
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
    .flatMap(movementsOf);
  const sumOf = (kind?: Movement['kind']): number => {
    const wanted = movements.filter((movement) => !kind || movement.kind === kind);
    return wanted.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;
  };
  return {
    period,
    timeZone: 'America/Toronto',
    isOver: false,
    opening: 0,
    closing: sumOf(),
    sums: {
      invoice: sumOf('invoice'),
      payment: sumOf('payment'),
      'credit-note': sumOf('credit-note'),
      refund: sumOf('refund'),
      'refund-failed': 0,
      'taken-back': 0,
    },
    movements,
    goodwill: 0,
    disputed: 0,
  };
}

function movementsOf(invoice: Invoice): readonly Movement[] {
  const { _id, number, jobTitle, location, total, paidAt, createdAt, creditNotes } = invoice;
  const { locationName } = location;
  const about = { invoice: _id, jobTitle, locationName };
  const billed = { ...about, _id: `${_id}:1`, number, at: createdAt, kind: 'invoice' as const };
  return [
    { ...billed, amount: total },
    ...(paidAt
      ? [{ ...billed, _id: `${_id}:2`, kind: 'payment' as const, at: paidAt, amount: -total }]
      : []),
    ...creditNotes.flatMap((note) => {
      const credited = { ...about, number: note.number, at: note.createdAt };
      return [
        { ...credited, _id: `${note._id}:1`, kind: 'credit-note' as const, amount: -note.total },
        { ...credited, _id: `${note._id}:2`, kind: 'refund' as const, amount: note.total },
      ];
    }),
  ];
}
