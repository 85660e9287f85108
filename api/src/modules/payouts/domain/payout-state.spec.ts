import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { payoutDrawing } from '../testing/payout-drawing.ts';
import { PayoutWorld } from '../testing/payout-world.ts';

const PAGE = resolve(
  import.meta.dirname,
  '../../../../../docs/developers/flows/submitted-shift.md',
);

type Step = (world: PayoutWorld) => void;

const which = fc.nat({ max: 3 });
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.boolean().map(
    (isLost): Step =>
      (world) =>
        world.send(isLost),
  ),
  fc.tuple(fc.boolean(), fc.boolean()).map(
    ([isNew, isOwn]): Step =>
      (world) =>
        world.connectBank(isNew, isOwn),
  ),
  fc.nat({ max: 100 }).map(
    (hours): Step =>
      (world) =>
        world.pass(hours),
  ),
  fc.constant<Step>((world) => world.removeBank()),
  fc.constant<Step>((world) => world.acceptName()),
  which.map(
    (n): Step =>
      (world) =>
        world.reverse(n),
  ),
  fc.tuple(which, fc.boolean()).map(
    ([n, isOld]): Step =>
      (world) =>
        world.webhook(n, isOld),
  ),
  fc.constant<Step>((world) => world.fund()),
  fc.constant<Step>((world) => world.ask()),
  fc.constant<Step>((world) => world.dispute()),
  fc.constant<Step>((world) => world.settleHours()),
  fc.constant<Step>((world) => world.hold()),
  fc.constant<Step>((world) => world.release()),
  fc.boolean().map(
    (isVerified): Step =>
      (world) =>
        world.setVerified(isVerified),
  ),
);

describe('a payout, whatever happens in whatever order', () => {
  const walk = (check: (world: PayoutWorld) => void): void =>
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 40, size: 'max' }), (steps) => {
        const world = new PayoutWorld();
        for (const step of steps) step(world);
        world.settle();
        check(world);
      }),
      { numRuns: 5_000 },
    );

  it('ends in the state in which the provider is', () => {
    walk(({ state, transfers }) => {
      const last = transfers.findLast(({ attempt }) => attempt === state.attempt);
      const settled = last?.isReversed ? 'failed' : 'paid';
      expect(state.status).toBe(last ? settled : 'waiting');
    });
  });

  it('has never more than one transfer that was not reversed', () => {
    walk(({ transfers }) => {
      expect(transfers.filter(({ isReversed }) => !isReversed).length).toBeLessThan(2);
    });
  });

  it('is sent neither before its hours are settled, while it is held, too early, to a bank of another name nor to an address not verified', () => {
    walk(({ wrongly }) => expect(wrongly).toEqual([]));
  });

  it('is not kept by what is there, or is over', () => {
    walk((world) => {
      world.fund();
      world.setVerified(true);
      world.settleHours();
      world.release();
      world.connectBank(false);
      world.acceptName();
      world.settle();
      world.pass(100);
      world.settle();
      expect(world.state).not.toMatchObject({ status: 'waiting' });
    });
  });

  it('books every transfer once, and every reversal once', () => {
    walk(({ transfers, booked }) => {
      expect(booked['book-sent']).toEqual(transfers.map(({ id }) => id));
      expect(booked['book-returned']).toEqual(
        transfers.filter(({ isReversed }) => isReversed).map(({ id }) => id),
      );
    });
  });
});

describe('the drawing of a payout', () => {
  it('shows every change of state that the function makes, and no other', () => {
    const drawing = `\`\`\`mermaid\n${payoutDrawing()}\n\`\`\`\n`;
    expect(readFileSync(PAGE, 'utf8')).toContain(drawing);
  });
});
