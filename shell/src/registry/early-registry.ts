import { leave, take } from '../hand-over.ts';

const REGISTRY_URL = '/remotes.json';
const TIME_LIMIT_MS = 10_000;

const askRegistry = (): Promise<Response> =>
  fetch(REGISTRY_URL, { signal: AbortSignal.timeout(TIME_LIMIT_MS) });

/** Asks while the scripts are still on their way, and leaves the answer for them. Gives what it says. */
export async function askRegistryEarly(): Promise<unknown> {
  const answer = askRegistry();
  leave('registry', answer);
  return (await answer).clone().json();
}

/** The early answer, to the first who asks; then a new one. */
export const registryAnswer = (): Promise<Response> => take('registry') ?? askRegistry();
