declare global {
  interface Window {
    earlyRegistry?: Promise<Response> | undefined;
  }
}

const REGISTRY_URL = '/remotes.json';
const TIME_LIMIT_MS = 10_000;

/** Asks for the registry; the page's preload of the same address is used up by the first call. */
export const askRegistry = (): Promise<Response> =>
  fetch(REGISTRY_URL, { signal: AbortSignal.timeout(TIME_LIMIT_MS) });

/** Asks while the scripts are still on their way. Answers a copy for whoever asked. */
export async function askRegistryEarly(): Promise<unknown> {
  const answer = askRegistry();
  window.earlyRegistry = answer;
  return (await answer).clone().json();
}

/** The early answer, to the first who asks; then a new one. */
export function registryAnswer(): Promise<Response> {
  const early = window.earlyRegistry;
  window.earlyRegistry = undefined;
  return early ?? askRegistry();
}
