import { aCompletedShift, anId } from '@leafshift/testing/builders';
import { workedMonths } from './months.ts';

const worked = (hours: number, pay: number) => ({
  hours,
  rate: 23,
  pay,
  ratingReceived: 5,
  payoutStatus: null,
});

let number = 0;
const shift = (date: string, hours: number, pay: number, completedAt = date) => {
  number += 1;
  return aCompletedShift({ _id: anId(number), date, completedAt, worked: worked(hours, pay) });
};

describe('Worked months', () => {
  it('add hours and pay without the noise of floating point', () => {
    const [may] = workedMonths(
      [
        shift('2026-05-20T13:00:00.000Z', 7.67, 0.1),
        shift('2026-05-10T13:00:00.000Z', 8.17, 0.2),
        shift('2026-05-05T13:00:00.000Z', 0.01, 195.59),
      ],
      false,
    );
    expect(may).toMatchObject({ month: { year: 2026, month: 5 }, hours: 15.85, pay: 19589 });
  });

  it('count a shift to the month in which it started at its location, latest first', () => {
    const months = workedMonths(
      [
        // Still 31 May in Toronto, and submitted in June.
        shift('2026-06-01T02:00:00.000Z', 8, 184, '2026-06-02T15:00:00.000Z'),
        shift('2026-06-01T13:00:00.000Z', 8, 184),
        shift('2026-05-02T13:00:00.000Z', 8, 184),
      ],
      false,
    );
    expect(months.map(({ key, shifts }) => [key, shifts.length])).toEqual([
      ['2026-06', 1],
      ['2026-05', 2],
    ]);
  });

  it('are whole only when no shift of theirs can be on a later page', () => {
    const list = [
      shift('2026-06-20T13:00:00.000Z', 8, 184),
      shift('2026-05-20T13:00:00.000Z', 8, 184),
    ];
    expect(workedMonths(list, true).map(({ isWhole }) => isWhole)).toEqual([true, false]);
    expect(workedMonths(list, false).every(({ isWhole }) => isWhole)).toBe(true);
  });

  it('are none for an employer, who has no worked figures', () => {
    expect(workedMonths([aCompletedShift()], false)).toEqual([]);
  });
});
