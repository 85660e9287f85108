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
  fc.boolean().map(
    (isNew): Step =>
      (world) =>
        world.connectBank(isNew),
  ),
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
      const last = transfers.at(-1);
      const settled = last?.isReversed ? 'failed' : 'paid';
      expect(state.status).toBe(last ? settled : 'waiting');
    });
  });

  it('has never more than one transfer that was not reversed', () => {
    walk(({ transfers }) => {
      expect(transfers.filter(({ isReversed }) => !isReversed).length).toBeLessThan(2);
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
