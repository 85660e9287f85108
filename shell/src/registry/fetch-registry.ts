import { type Registry, readRegistry } from '@leafshift/shell-sdk/registry';

const REGISTRY_URL = '/remotes.json';
const TIME_LIMIT_MS = 10_000;

/** The registry could not be read, or is not one. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
}

/** Reads which remotes there are. The page's preload of the same address is used up by the first call. */
export async function fetchRegistry(): Promise<Registry> {
  try {
    const response = await fetch(REGISTRY_URL, { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
    if (!response.ok) throw new RegistryError(`${REGISTRY_URL} answered ${response.status}`);
    return readRegistry(await response.json());
  } catch (cause) {
    if (cause instanceof RegistryError) throw cause;
    throw new RegistryError(`${REGISTRY_URL} could not be read or is no registry`, { cause });
  }
}
