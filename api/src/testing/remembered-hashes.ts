import type { PasswordHasher } from '../modules/auth/application/password-hasher.ts';

const hashes = new Map<string, Promise<string>>();
const matches = new Map<string, Promise<boolean>>();

/** Hashes as it always does, but a password only once: a hundred people of a spec have the same. */
export function rememberHashes(hasher: PasswordHasher): void {
  const { hash, matches: match } = hasher;
  hasher.hash = (password) => remembered(hashes, password, () => hash.call(hasher, password));
  hasher.matches = (passwordHash, password) =>
    remembered(matches, `${passwordHash} ${password}`, () =>
      match.call(hasher, passwordHash, password),
    );
}

function remembered<Value>(
  known: Map<string, Promise<Value>>,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}
