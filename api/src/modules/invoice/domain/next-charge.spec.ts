import { LEAST_PAYMENT } from '@leafshift/domain/least-payment';
import { cents } from '@leafshift/domain/money';
import fc from 'fast-check';
import { type Card, ChargeWorld } from '../../../testing/charge-world.ts';
import { type Charge, type ChargeEvent, cardsOf, newCharge } from './charge.ts';
import { nextCharge } from './next-charge.ts';

const at = new Date('2026-05-04T16:00:00Z');
const TOTAL = cents(1000);
const NEW_CHARGE = newCharge(TOTAL);
const CARDS: readonly Card[] = ['works', 'declined', 'asks', 'slow', 'none'];

type Step = (world: ChargeWorld) => void;

const which = fc.nat({ max: 3 });
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  which.map(
    (n): Step =>
      (world) =>
        world.runRecord(n),
  ),
  which.map(
    (n): Step =>
      (world) =>
        world.reachProvider(n),
  ),
  fc.tuple(which, fc.boolean()).map(
    ([n, isLost]): Step =>
      (world) =>
        world.answer(n, isLost),
  ),
  which.map(
    (n): Step =>
      (world) =>
        world.fail(n),
  ),
  fc.constantFrom(...CARDS).map(
    (card): Step =>
      (world) =>
        world.changeCard(card),
  ),
  fc.nat({ max: 200 }).map(
    (hours): Step =>
      (world) =>
        world.wait(hours),
  ),
  fc.boolean().map(
    (isGood): Step =>
      (world) =>
        world.bankDecides(isGood),
  ),
  fc.constantFrom<Step>(
    (world) => world.payNow(),
    (world) => world.crash(),
    (world) => world.webhook(),
    (world) => world.bankFrees(),
  ),
);

describe('the charge of an invoice, whatever happens in whatever order', () => {
  const walk = (check: (world: ChargeWorld) => void): void =>
    fc.assert(
      fc.property(
        fc.constantFrom(...CARDS),
        fc.constantFrom(null, 600, 951, 999, 1000, 1500),
        fc.array(anyStep, { maxLength: 60, size: 'max' }),
        (card, secured, steps) => {
          const world = new ChargeWorld(secured);
          world.card = card;
          for (const step of steps) step(world);
          world.settle();
          check(world);
        },
      ),
      { numRuns: 5_000 },
    );

  it('ends in the state in which the provider is', () => {
    walk(({ charge, taken }) => {
      const isPaid = TOTAL - taken < LEAST_PAYMENT;
      expect(charge.due).toBe(isPaid ? 0 : TOTAL - taken);
      expect(charge.state === 'paid').toBe(isPaid);
      expect(['paid', 'needs-card']).toContain(charge.state);
    });
  });

  it('takes the money once, books and releases what was taken, notifies of all of it, and writes off what no card can be charged', () => {
    walk(({ charge, captures, taken, done }) => {
      expect(captures).toBe(charge.counted.length);
      expect(done).toEqual({
        booked: taken,
        released: taken,
        succeeded: charge.state === 'paid' ? taken : 0,
        writtenOff: charge.state === 'paid' ? TOTAL - taken : 0,
        isAllReleased: charge.state === 'paid',
      });
    });
  });

  it('is paid wherever the employer has a card that works at last', () => {
    walk(({ charge, card }) => {
      if (card === 'works') expect(charge.state).toBe('paid');
    });
  });
});

const CARD = { brand: 'visa', last4: '4242' };
const first = { paymentId: 'pi_1', providerCharge: 'ch_1', amount: TOTAL, card: CARD };
const second = { paymentId: 'pi_2', providerCharge: 'ch_2', amount: cents(700), card: CARD };

describe('a charge', () => {
  /** A charge whose provider has answered so often that the card is declined. */
  const afterDeclines = (declines: number): Charge => {
    let charge: Charge = NEW_CHARGE;
    for (let attempt = 1; attempt <= declines; attempt += 1) {
      charge = nextCharge(charge, { kind: 'scheduled', after: attempt - 1, at }).charge;
      const answer = { status: 'declined', paymentId: 'pi_1' } as const;
      charge = nextCharge(charge, { kind: 'answered', attempt, answer, at }).charge;
    }
    return charge;
  };

  it('is tried again after 1, 3, 5 and 7 days where the card is declined, and then not', () => {
    const days = [1, 2, 3, 4, 5].map((declines) => {
      const charge = afterDeclines(declines);
      return charge.state === 'declined'
        ? (charge.nextAttemptAt.getTime() - at.getTime()) / 86_400_000
        : charge.state;
    });
    expect(days).toEqual([1, 3, 5, 7, 'needs-card']);
  });

  it.each(['card-missing', 'authentication-required'] as const)(
    'waits for the employer where the answer is %s',
    (status) => {
      const { charge } = nextCharge(NEW_CHARGE, { kind: 'pay-now', at });
      const answer = { status, paymentId: 'pi_1' } as const;
      const step = nextCharge(charge, { kind: 'answered', attempt: 1, answer, at });
      expect(step.charge).toMatchObject({ state: 'needs-card', failures: 1 });
      expect(step.effects).toEqual([{ kind: 'notify', of: 'payment-failed', amount: TOTAL }]);
    },
  );

  it('tries the new card at once where it was changed while the old one was asked', () => {
    const events: readonly ChargeEvent[] = [
      { kind: 'scheduled', after: 0, at },
      { kind: 'card-changed', at },
      {
        kind: 'answered',
        attempt: 1,
        answer: { status: 'declined', paymentId: 'pi_1' },
        at,
      },
    ];
    const last = events.reduce((step, event) => nextCharge(step.charge, event), {
      charge: NEW_CHARGE as Charge,
      effects: [],
    } as ReturnType<typeof nextCharge>);
    expect(last.effects).toContainEqual({ kind: 'schedule', after: 1, at });
  });

  it('is asked for by one process at a time, for two minutes', () => {
    const { charge } = nextCharge(NEW_CHARGE, { kind: 'pay-now', at });
    const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
    expect(nextCharge(charge, { kind: 'pay-now', at: later(1.9) })).toEqual({
      charge,
      effects: [],
    });
    expect(nextCharge(charge, { kind: 'pay-now', at: later(2) }).charge).toMatchObject({
      state: 'charging',
      attempts: 2,
    });
  });

  it('leaves another payment than its own alone', () => {
    const charge = afterDeclines(1);
    const report = { status: 'paid', ...second } as const;
    expect(nextCharge(charge, { kind: 'reported', report, at }).charge).toBe(charge);
  });

  describe('whose money the bank has taken back', () => {
    const paid = nextCharge(NEW_CHARGE, {
      kind: 'reported',
      report: { status: 'paid', ...first },
      at,
    }).charge;
    const back = { kind: 'taken-back', paymentId: 'pi_1', amount: cents(700), at } as const;
    const { charge, effects } = nextCharge(paid, back);

    it('waits for the employer, who is told', () => {
      expect(charge).toMatchObject({
        state: 'needs-card',
        paymentId: null,
        due: 700,
        counted: [{ paymentId: 'pi_1', amount: 1000, takenBack: 700 }],
        error: { code: 'TAKEN_BACK' },
      });
      expect([cardsOf(paid.counted), cardsOf(charge.counted)]).toEqual([[CARD], []]);
      expect(effects).toEqual([{ kind: 'notify', of: 'payment-taken-back', amount: 700 }]);
    });

    it('is not taken back twice, nor paid by what is said of the old payment', () => {
      expect(nextCharge(charge, back).charge).toBe(charge);
      const report = { status: 'paid', ...first } as const;
      expect(nextCharge(charge, { kind: 'reported', report, at }).charge).toBe(charge);
    });

    it('is not charged because there is another card', () => {
      expect(nextCharge(charge, { kind: 'card-changed', at }).effects).toEqual([]);
    });

    it('is paid by another payment', () => {
      const begun = nextCharge(charge, { kind: 'pay-now', at }).charge;
      const answer = { status: 'paid', ...second } as const;
      const again = nextCharge(begun, { kind: 'answered', attempt: 1, answer, at });
      expect(again.charge).toMatchObject({ state: 'paid', paymentId: 'pi_2' });
      expect(nextCharge(again.charge, back).charge).toBe(again.charge);
    });
  });

  describe('of which less than 50 cents are left', () => {
    const paidOf = (total: number) => {
      const secured = { paymentId: 'pi_1', amount: TOTAL };
      const charge = newCharge(cents(total), secured);
      const begun = nextCharge(charge, { kind: 'scheduled', after: 0, at }).charge;
      const answer = { status: 'paid', ...first } as const;
      return nextCharge(begun, { kind: 'answered', attempt: 1, answer, at });
    };

    it('is paid, and we bear the rest', () => {
      const { charge, effects } = paidOf(1049);
      expect(charge).toMatchObject({ state: 'paid', due: 0, writtenOff: 49, secured: null });
      expect(effects).toEqual([
        { kind: 'book-payment', number: 1, amount: TOTAL, at },
        { kind: 'write-off', amount: 49, inAll: 49, at },
        { kind: 'release-payouts', of: expect.objectContaining(first), isLast: true },
        { kind: 'refund-credits' },
        { kind: 'notify', of: 'payment-succeeded', amount: TOTAL },
      ]);
    });

    it('is charged where it is 50 cents', () => {
      expect(paidOf(1050).charge).toMatchObject({ state: 'due', due: 50, writtenOff: 0 });
    });

    it.each(['scheduled', 'pay-now'] as const)(
      'asks no card where nothing else was due, when it is %s',
      (kind) => {
        const event = kind === 'scheduled' ? { kind, after: 0, at } : { kind, at };
        const { charge, effects } = nextCharge(newCharge(cents(49)), event);
        expect(charge).toMatchObject({ state: 'paid', due: 0, writtenOff: 49, counted: [] });
        expect(effects).toEqual([
          { kind: 'write-off', amount: 49, inAll: 49, at },
          { kind: 'release-payouts', of: null, isLast: true },
          { kind: 'refund-credits' },
        ]);
      },
    );
  });

  describe('of which a part is set aside', () => {
    const secured = newCharge(TOTAL, { paymentId: 'pi_1', amount: cents(600) });
    const begun = nextCharge(secured, { kind: 'scheduled', after: 0, at }).charge;
    const answered = (answer: Extract<ChargeEvent, { kind: 'answered' }>['answer']) =>
      nextCharge(begun, { kind: 'answered', attempt: 1, answer, at });

    it('sends what that pays for, and charges the card for the rest at once', () => {
      const { charge, effects } = answered({ status: 'paid', ...first, amount: cents(600) });
      expect(charge).toMatchObject({ state: 'due', due: 400, secured: null, paymentId: null });
      expect(effects).toMatchObject([
        { kind: 'book-payment', number: 1, amount: 600 },
        { kind: 'release-payouts', isLast: false },
        { kind: 'schedule', after: 0, at },
      ]);
    });

    it('charges the card for all of it where the bank has freed that', () => {
      const { charge, effects } = answered({ status: 'secured-gone' });
      expect(charge).toMatchObject({ state: 'due', due: 1000, secured: null });
      expect(effects).toEqual([{ kind: 'schedule', after: 0, at }]);
    });

    it('keeps a payment that is taken back apart from the rest that fails', () => {
      const half = answered({ status: 'paid', ...first, amount: cents(600) }).charge;
      const asked = nextCharge(half, { kind: 'pay-now', at }).charge;
      const back = { kind: 'taken-back', paymentId: 'pi_1', amount: cents(600), at } as const;
      expect(nextCharge(asked, back).charge).toBe(asked);
      const answer = { status: 'card-missing' } as const;
      const failed = nextCharge(asked, { kind: 'answered', attempt: 2, answer, at }).charge;
      expect(nextCharge(failed, back).charge).toMatchObject({ state: 'needs-card', due: 1000 });
    });
  });
});
