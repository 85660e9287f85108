import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { anAssignment, aPlace, aShift, aWorker } from '../../../testing/shift-builder.ts';
import { cents } from '../../money/money.ts';
import { toCalendarDay } from '../../zones/time-zone.ts';
import type { Shift, ShiftEvent, WorkTerms } from '../shift-lifecycle.ts';
import {
  advanceShift,
  agreeRefusal,
  awaitsAgreement,
  confirmRefusal,
  materialChanges,
  requestRefusal,
  seenTermsRefusal,
  termsOf,
  withdrawRefusal,
} from '../shift-lifecycle.ts';

const dayBefore = '2026-05-31T12:00:00.000Z';
const laterStart = '2026-06-01T20:00:00.000Z';

const requested = (change: Partial<Shift> = {}, by: Partial<Shift> = {}): Shift =>
  aShift({
    assignments: [
      anAssignment('ann', { state: 'requested', agreed: termsOf(aShift(by)) }),
      anAssignment('bob', { state: 'withdrawn', agreed: termsOf(aShift(by)) }),
    ],
    ...change,
  });

const confirmCode = (shift: Shift) => confirmRefusal(shift, 'ann', [], dayBefore)?.code ?? null;
const agreeCode = (shift: Shift, worker = aWorker('ann'), now = dayBefore) =>
  agreeRefusal(shift, worker, now)?.code ?? null;

describe('what asks workers again', () => {
  it.each<[string, Partial<Shift>, readonly string[]]>([
    ['another start', { startsAt: laterStart }, ['start']],
    ['a shorter shift', { durationHours: 4 }, ['duration']],
    ['another address', { place: { ...aPlace(), fullAddress: '1 Main St' } }, ['place']],
    ['another city', { place: aPlace('BC', 'Surrey') }, ['place']],
    ['another province', { place: aPlace('AB') }, ['place']],
    ['another job type', { jobType: 'Processing' }, ['job']],
    ['another job title', { jobTitle: 'Budtender' }, ['job']],
    ['a lower rate', { rate: cents(2450) }, ['rate']],
    [
      'everything at once',
      {
        startsAt: laterStart,
        durationHours: 16,
        place: aPlace('AB'),
        jobTitle: 'Budtender',
        rate: cents(1600),
      },
      ['start', 'duration', 'place', 'job', 'rate'],
    ],
  ])('is %s', (_, change, changes) => {
    expect(materialChanges(aShift(), aShift(change))).toEqual(changes);
    expect(confirmCode(requested(change))).toBe('TERMS_CHANGED');
    expect(agreeCode(requested(change))).toBeNull();
  });

  it.each<[string, Partial<Shift>]>([
    ['a higher rate', { rate: cents(5000) }],
    ['more spots', { totalWorkers: 9 }],
    ['the same province by its name', { place: aPlace('British Columbia') }],
    ['nothing at all', {}],
  ])('is not %s', (_, change) => {
    expect(materialChanges(aShift(), aShift(change))).toEqual([]);
    expect(confirmCode(requested(change))).toBeNull();
    expect(agreeCode(requested(change))).toBe('NOTHING_TO_AGREE');
  });

  it('refuses who saw other terms, unless the present ones pay more', () => {
    expect(seenTermsRefusal(aShift({ rate: cents(2000) }), aShift())?.code).toBe('TERMS_CHANGED');
    expect(seenTermsRefusal(aShift({ rate: cents(3000) }), aShift())).toBeNull();
  });
});

describe('agreeing to changed terms', () => {
  const moved = requested({ startsAt: laterStart });

  it('is refused without a request, once it has begun, is full or over', () => {
    expect(agreeCode(moved, aWorker('eve'))).toBe('NOT_REQUESTED');
    expect(agreeCode(moved, aWorker('bob'))).toBe('NOT_REQUESTED');
    expect(agreeCode(moved, aWorker('ann'), laterStart)).toBe('SHIFT_BEGUN');
    const others = [anAssignment('eve'), anAssignment('fay')];
    expect(agreeCode({ ...moved, assignments: [...moved.assignments, ...others] })).toBe(
      'SHIFT_FULL',
    );
    expect(agreeCode({ ...moved, status: 'Cancelled' })).toBe('POST_CANCELLED');
  });

  it('holds the worker to the rules of asking again', () => {
    const retail = requested({ jobType: 'Authorized Retailer', place: aPlace('BC') });
    const young = aWorker('ann', { birthDay: toCalendarDay('2008-01-01') });
    expect(agreeCode(retail, young)).toBe('UNDER_AGE');
    expect(agreeCode({ ...retail, place: aPlace('AB') }, young)).toBeNull();
    const busy = aWorker('ann', { confirmedShifts: [{ startsAt: laterStart, durationHours: 4 }] });
    expect(agreeCode(moved, busy)).toBe('SHIFT_OVERLAPS');
  });

  it('is not needed to withdraw', () => {
    expect(withdrawRefusal(moved, 'ann')).toBeNull();
  });
});

const rates = fc.integer({ min: 32, max: 60 }).map((half) => cents(half * 50));
const edits: fc.Arbitrary<Partial<WorkTerms>> = fc.record(
  {
    startsAt: fc.constantFrom('2026-06-01T16:00:00.000Z', laterStart),
    durationHours: fc.constantFrom(4, 8),
    place: fc.constantFrom(aPlace(), aPlace('BC', 'Surrey')),
    jobTitle: fc.constantFrom('Trimmer', 'Budtender'),
    rate: rates,
  },
  { requiredKeys: [] },
);
const ann = aWorker('ann');
const event: fc.Arbitrary<ShiftEvent> = fc.oneof(
  { weight: 5, arbitrary: edits.map((changes): ShiftEvent => ({ type: 'edit', changes })) },
  { weight: 2, arbitrary: fc.constant({ type: 'agree', worker: ann, now: dayBefore } as const) },
  { weight: 1, arbitrary: fc.constant({ type: 'withdraw', workerId: 'ann' } as const) },
  { weight: 2, arbitrary: fc.constant({ type: 'request', worker: ann, now: dayBefore } as const) },
  {
    weight: 2,
    arbitrary: fc.constant({
      type: 'confirm',
      workerId: 'ann',
      confirmedShifts: [],
      now: dayBefore,
    } as const),
  },
);

const GIVES_WORD: ReadonlySet<ShiftEvent['type']> = new Set(['request', 'agree']);

describe('any edits between asking and confirming', () => {
  it('never confirm a worker on worse terms than those that they asked on or agreed to last', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 25 }), (events) => {
        let word: WorkTerms | null = null;
        events.reduce((shift, taken) => {
          const answer = advanceShift(shift, taken);
          if (!answer.ok) {
            return shift;
          }
          if (GIVES_WORD.has(taken.type)) {
            word = termsOf(answer.shift);
          }
          if (taken.type === 'confirm') {
            expect(word && materialChanges(word, answer.shift)).toEqual([]);
          }
          return answer.shift;
        }, aShift());
      }),
      { numRuns: 2_000 },
    );
  });

  it('ask again exactly where the present terms are not those, and never after going back', () => {
    fc.assert(
      fc.property(fc.array(edits, { maxLength: 12 }), (changes) => {
        const start = requested();
        const after = [...changes, { ...termsOf(start), rate: cents(9000) }].reduce(
          (shift: Shift, change) => {
            const answer = advanceShift(shift, { type: 'edit', changes: change });
            const next = answer.ok ? answer.shift : shift;
            const [own] = next.assignments;
            expect(own && awaitsAgreement(next, own)).toBe(confirmCode(next) === 'TERMS_CHANGED');
            expect(agreeCode(next)).toBe(confirmCode(next) === null ? 'NOTHING_TO_AGREE' : null);
            return next;
          },
          start,
        );
        expect(confirmCode(after)).toBeNull();
      }),
      { numRuns: 1_000 },
    );
  });

  it('ask again when a rate that was raised is lowered', () => {
    const edit = (shift: Shift, rate: number): Shift => {
      const answer = advanceShift(shift, { type: 'edit', changes: { rate: cents(rate) } });
      return answer.ok ? answer.shift : shift;
    };
    expect(confirmCode(edit(requested(), 10_000))).toBeNull();
    expect(confirmCode(edit(edit(requested(), 10_000), 2500))).toBe('TERMS_CHANGED');
  });

  it('leave who asks afterwards alone', () => {
    const shift = aShift({ startsAt: laterStart });
    expect(requestRefusal(shift, ann, dayBefore)).toBeNull();
  });
});
