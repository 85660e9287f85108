import { isFetchFailure } from './remote-failure.ts';

const PAUSE_MS = 400;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * Tries again once when a file could not be fetched. A short interruption is not worth a card, and
 * a browser answers the first request for a file whose preload failed with that failure.
 */
export async function twice<Value>(load: () => Promise<Value>): Promise<Value> {
  try {
    return await load();
  } catch (error) {
    if (!isFetchFailure(error)) throw error;
    await pause(PAUSE_MS);
    return load();
  }
}
