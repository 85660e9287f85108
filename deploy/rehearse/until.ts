import { setTimeout as after } from 'node:timers/promises';
import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';

const LOOK_EVERY_MS = 200;
const WITHIN_MS = 90_000;

/** Waits until something is so. Throws a PlainFailure that names it when the time (milliseconds) is over. */
export async function until(
  what: string,
  isSo: () => Promise<boolean> | boolean,
  withinMs = WITHIN_MS,
): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await isSo())) {
    if (Date.now() > deadline) {
      throw new PlainFailure(`It did not come to this in ${withinMs / 1000} s: ${what}`);
    }
    await after(LOOK_EVERY_MS);
  }
}
