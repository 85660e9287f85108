import { type ReadRegistry, readRegistry } from '@leafshift/shell-sdk/registry';
import { registryAnswer } from './early-registry.ts';

/** The registry could not be read, or is not one. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
}

/** Reads which remotes there are. The first call takes the answer that the page has asked for early. */
export async function fetchRegistry(): Promise<ReadRegistry> {
  try {
    const response = await registryAnswer();
    if (!response.ok) throw new RegistryError(`The registry answered ${response.status}`);
    return readRegistry(await response.json());
  } catch (cause) {
    if (cause instanceof RegistryError) throw cause;
    throw new RegistryError('The registry could not be read or is none', { cause });
  }
}
