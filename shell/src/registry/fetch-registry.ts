import { type Language, storedLanguage } from '@leafshift/i18n';
import { type ReadRegistry, readRegistry } from '@leafshift/shell-sdk/registry';
import { registryAnswer } from './early-registry.ts';

/** The registry could not be read, or is not one. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
}

/**
 * Reads which remotes there are, with what they say of themselves in a language and in English. The first
 * call takes the answer that the page has asked for early.
 */
export async function fetchRegistry(language: Language = storedLanguage()): Promise<ReadRegistry> {
  try {
    const response = await registryAnswer(language);
    if (!response.ok) throw new RegistryError(`The registry answered ${response.status}`);
    return readRegistry(await response.json());
  } catch (cause) {
    if (cause instanceof RegistryError) throw cause;
    throw new RegistryError('The registry could not be read or is none', { cause });
  }
}
