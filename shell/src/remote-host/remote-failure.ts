import type { PartFailureKind } from '@leafshift/contracts/portal';
import type { RemoteName } from '@leafshift/shell-sdk';

/** What can go wrong with a remote, as far as it changes what a person should do. */
export type RemoteFailureKind = PartFailureKind;

export interface RemoteFailureDetails {
  readonly kind: RemoteFailureKind;
  readonly remote: RemoteName;
  /** The id of the release, or what stands in its place. */
  readonly release: string;
}

/** A remote that cannot be shown. `reference` tells support which build it was. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';
  readonly kind: RemoteFailureKind;
  readonly remote: RemoteName;
  readonly release: string;
  readonly reference: string;

  constructor(
    { kind, remote, release }: RemoteFailureDetails,
    options?: { readonly cause: unknown },
  ) {
    super(`${remote} ${release}: ${kind}`, options);
    this.kind = kind;
    this.remote = remote;
    this.release = release;
    this.reference = `${remote} ${release} ${kind}`;
  }
}

/** The version that a remote needs of a shared library is not the shell's. */
export class SharedVersionError extends Error {
  override readonly name = 'SharedVersionError';

  constructor(request: string, required: string, shared: string | undefined) {
    super(`${request}: ${required} is needed, the shell has ${shared ?? 'none'}`);
  }
}

const UNREACHABLE = /ChunkLoadError|ScriptNetworkError|Loading (?:css )?chunk|RUNTIME-008/;

/** The runtime gives the same number to an entry that arrived and then threw. */
const THREW = /ScriptExecutionError/;

function* causesOf(error: unknown): Generator<Error> {
  for (let current = error; current instanceof Error; current = current.cause) yield current;
}

/** Whether a file of a remote could not be fetched, as opposed to code that failed. */
export function isFetchFailure(error: unknown): boolean {
  const texts = [...causesOf(error)].map(({ name, message }) => `${name}: ${message}`);
  return texts.some((text) => UNREACHABLE.test(text)) && !texts.some((text) => THREW.test(text));
}

/** Why loading failed, by what was thrown on the way. */
export function failureKindOf(error: unknown): RemoteFailureKind {
  const names = [...causesOf(error)].map(({ name }) => name);
  if (names.includes('SharedVersionError')) return 'libraries';
  return isFetchFailure(error) ? 'unreachable' : 'broken';
}

/**
 * Anything that was thrown, as the failure of the remote in whose place it happened; `release` is the
 * id of the one that was shown, if it had come so far.
 */
export function asRemoteFailure(
  error: unknown,
  remote: RemoteName,
  release: string | null,
): RemoteFailure {
  if (error instanceof RemoteFailure) return error;
  if (error instanceof Error && error.name === 'RegistryError') {
    return new RemoteFailure({ kind: 'missing', remote, release: 'no registry' }, { cause: error });
  }
  const kind = isFetchFailure(error) ? 'unreachable' : 'crashed';
  return new RemoteFailure({ kind, remote, release: release ?? 'unknown' }, { cause: error });
}
