import type { Language } from '@leafshift/i18n';
import { leave, take } from '../hand-over.ts';

const REGISTRY_URL = '/remotes.json';
const TIME_LIMIT_MS = 10_000;

const askRegistry = (language: Language): Promise<Response> =>
  fetch(`${REGISTRY_URL}?language=${language}`, { signal: AbortSignal.timeout(TIME_LIMIT_MS) });

/**
 * Asks, for who reads in a language, while the scripts are still on their way, and leaves the answer for
 * them. Gives what it says.
 */
export async function askRegistryEarly(language: Language): Promise<unknown> {
  const answer = askRegistry(language);
  leave('registry', { language, answer });
  return (await answer).clone().json();
}

/** The early answer, to the first who asks, where it is in their language; then a new one. */
export function registryAnswer(language: Language): Promise<Response> {
  const early = take('registry');
  return early?.language === language ? early.answer : askRegistry(language);
}
