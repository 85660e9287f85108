import { cents } from '@leafshift/domain/money';
import fc from 'fast-check';
import { SecuringWorld } from '../../../testing/securing-world.ts';
import { nextSecuring } from './next-securing.ts';
import { PLANNED, type Securing, type SecuringEvent } from './secured-pay.ts';

type Step = (world: SecuringWorld) => void;

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.nat({ max: 3 }).map(
    (n): Step =>
      (world) =>
        world.runRecord(n),
  ),
  fc.boolean().map(
    (isLost): Step =>
      (world) =>
        world.answer(isLost),
  ),
  fc.constantFrom('works' as const, 'refuses' as const).map(
    (card): Step =>
      (world) =>
        world.changeCard(card),
  ),
  fc.nat({ max: 30 }).map(
    (hours): Step =>
      (world) =>
        world.wait(hours),
  ),
  fc.constantFrom<Step>(
    (world) => world.reachBank(),
    (world) => world.tryNow(),
    (world) => world.crash(),
    (world) => world.bankFrees(),
    (world) => world.webhook(),
    (world) => world.everybodyLeaves(),
    (world) => world.somebodyComes(),
    (world) => world.freeOne(),
  ),
);

describe('the pay of a shift that is to be secured, whatever happens in whatever order', () => {
  const walk = (check: (world: SecuringWorld) => void): void =>
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 60, size: 'max' }), (steps) => {
        const world = new SecuringWorld();
        for (const step of steps) step(world);
        world.settle();
        check(world);
      }),
      { numRuns: 5_000 },
    );

  it('is set aside at the bank exactly where we say so', () => {
    walk(({ securing, bank }) => {
      expect(securing?.state === 'secured').toBe(bank === 'held');
      expect(securing?.state).not.toBe('asking');
    });
  });

  it('is set aside for nobody who does not need it', () => {
    walk(({ securing, isWanted }) => {
      if (!isWanted) expect([undefined, 'released']).toContain(securing?.state);
    });
  });

  it('never leaves workers confirmed before the start with a card that refuses', () => {
    walk(({ securing, isWanted, hasBegun }) => {
      if (isWanted && !hasBegun) expect(securing?.state).toBe('secured');
    });
  });

  it('tells of a refusal once, and that it is secured only to who heard of one', () => {
    walk(({ told }) => {
      told.forEach((of, at) => {
        if (of === 'secured') expect(told[at - 1]).toBe('refused');
      });
    });
  });
});

describe('what a refusal brings', () => {
  const startsAt = new Date('2026-05-14T12:00:00Z');
  const ahead = (hours: number) => new Date(startsAt.getTime() - hours * 3_600_000);
  const shift = { startsAt, orderedAt: ahead(100) };
  const amount = cents(30_000);

  const following = (...events: readonly SecuringEvent[]) =>
    events.reduce<ReturnType<typeof nextSecuring>>(
      ({ securing }, event) => nextSecuring(securing as Securing, event, shift),
      { securing: PLANNED, effects: [] },
    );
  const refusedAt = (hours: number, attempt = 1): SecuringEvent => ({
    kind: 'answered',
    attempt,
    answer: { status: 'refused', code: 'CARD_DECLINED', paymentId: 'pi_1' },
    at: ahead(hours),
  });
  const dueAt = (hours: number, refusals = 0): SecuringEvent => ({
    kind: 'due',
    after: refusals,
    amount,
    at: ahead(hours),
  });

  it('is told with twelve hours before the start to mend it, and asked again after six hours', () => {
    expect(following(dueAt(48), refusedAt(48))).toEqual({
      securing: {
        state: 'refused',
        attempts: 1,
        refusals: 1,
        amount,
        paymentId: 'pi_1',
        refusal: { code: 'CARD_DECLINED', mendBy: ahead(12) },
      },
      effects: [
        { kind: 'schedule', after: 1, at: ahead(42) },
        { kind: 'tell', of: 'refused' },
      ],
    });
  });

  it('ends with a last try at that time, and then the workers are released', () => {
    const last = following(dueAt(15), refusedAt(15), dueAt(12, 1), refusedAt(12, 2));
    expect(last.securing).toMatchObject({ state: 'released' });
    expect(last.effects).toEqual([{ kind: 'release-workers' }]);
  });

  it('does not move the time by trying again', () => {
    const again = { kind: 'try', amount, at: ahead(20) } as const;
    expect(following(dueAt(48), refusedAt(48), again, refusedAt(20, 2)).securing).toMatchObject({
      refusal: { mendBy: ahead(12) },
    });
  });
});
