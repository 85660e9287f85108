import { addHours } from '@leafshift/domain/time-zone';
import { Timeline } from './timeline.ts';

const NOON = new Date('2026-05-04T16:00:00.000Z');
const LATER = addHours(NOON, 1);

describe('what happens when in the demo marketplace', () => {
  const setUp = () => {
    const timeline = new Timeline();
    const seen: string[] = [];
    const step =
      (name: string, meanwhile: Promise<void> = Promise.resolve()) =>
      async (): Promise<void> => {
        seen.push(`${name} begins`);
        await meanwhile;
        seen.push(`${name} ends`);
      };
    const run = () =>
      timeline.run((at) => {
        seen.push(at.toISOString().slice(11, 16));
        return Promise.resolve();
      });
    return { timeline, seen, step, run };
  };

  it('is in the order of time, and one after the other at the same instant', async () => {
    const { timeline, seen, step, run } = setUp();
    timeline.add(LATER, step('c'));
    timeline.add(NOON, step('a'));
    timeline.add(NOON, step('b'));
    await run();
    expect(seen).toEqual([
      ...['16:00', 'a begins', 'a ends', '16:00', 'b begins', 'b ends'],
      ...['17:00', 'c begins', 'c ends'],
    ]);
  });

  it('is side by side at the same instant where each does something of their own', async () => {
    const { timeline, seen, step, run } = setUp();
    const { promise: metBoth, resolve } = Promise.withResolvers<void>();
    timeline.addBeside(NOON, step('a', metBoth));
    timeline.addBeside(NOON, async () => resolve());
    timeline.addBeside(LATER, step('b'));
    await run();
    expect(seen).toEqual(['16:00', 'a begins', 'a ends', '17:00', 'b begins', 'b ends']);
  });

  it('ends with the first failure, once nothing is under way any more', async () => {
    const { timeline, seen, step, run } = setUp();
    const { promise: afterFailure, resolve } = Promise.withResolvers<void>();
    timeline.addBeside(NOON, step('a', afterFailure));
    timeline.addBeside(NOON, () => {
      setImmediate(resolve);
      return Promise.reject(new Error('refused'));
    });
    timeline.addBeside(LATER, step('b'));
    await expect(run()).rejects.toThrow('refused');
    expect(seen).toEqual(['16:00', 'a begins', 'a ends']);
  });
});
