import { leave, take } from '../hand-over.ts';
import { whenAskedEarly } from './when-asked-early.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  take('asked');
});

/** Whether the portal goes on by then, in milliseconds. */
async function goesOnWithin(milliseconds: number): Promise<boolean> {
  let goesOn = false;
  whenAskedEarly().then(
    () => {
      goesOn = true;
    },
    () => undefined,
  );
  await jest.advanceTimersByTimeAsync(milliseconds);
  return goesOn;
}

describe('the portal', () => {
  it('waits until what the page shows first is asked for', async () => {
    leave('asked', Promise.resolve());
    await expect(goesOnWithin(0)).resolves.toBe(true);
  });

  it('does not wait longer than 300 ms', async () => {
    leave('asked', new Promise(() => undefined));
    await expect(goesOnWithin(299)).resolves.toBe(false);
    leave('asked', new Promise(() => undefined));
    await expect(goesOnWithin(300)).resolves.toBe(true);
  });

  it('does not wait where nothing is asked for early', async () => {
    await expect(goesOnWithin(0)).resolves.toBe(true);
  });
});
