import { creditParts } from './credit-parts.ts';
import { cents } from './money.ts';

const note = (total: number, isTakenOff = false) => ({
  id: `note-${total}`,
  total: cents(total),
  isTakenOff,
});

const payment = (paymentId: string, amount: number, takenBack = 0) => ({
  paymentId,
  amount: cents(amount),
  takenBack: cents(takenBack),
});

const partsOf = (
  notes: readonly ReturnType<typeof note>[],
  payments: readonly ReturnType<typeof payment>[],
) =>
  creditParts(notes, payments).map((part) => [
    part.note.id,
    part.paymentId,
    part.part,
    part.amount,
  ]);

describe('credit notes of an invoice', () => {
  it('go back to its only payment', () => {
    expect(partsOf([note(60), note(30)], [payment('pi_1', 100)])).toEqual([
      ['note-60', 'pi_1', 1, 60],
      ['note-30', 'pi_1', 1, 30],
    ]);
  });

  it('go back to several, where the first does not hold so much any more', () => {
    const counted = [payment('pi_1', 100), payment('pi_2', 40)];
    expect(partsOf([note(90), note(30)], counted)).toEqual([
      ['note-90', 'pi_1', 1, 90],
      ['note-30', 'pi_1', 1, 10],
      ['note-30', 'pi_2', 2, 20],
    ]);
  });

  it('do not go back to a payment that a lost dispute has taken back, nor what was taken off', () => {
    const counted = [payment('pi_1', 100, 100), payment('pi_2', 100)];
    expect(partsOf([note(50, true), note(30)], counted)).toEqual([['note-30', 'pi_2', 1, 30]]);
  });
});
