import { setTimeout as after } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';

export type Dependency = 'database' | 'storage' | 'disk' | 'provider' | 'redis';

/** A dependency that takes longer than this to answer counts as one that does not. */
const ANSWER_WITHIN_MS = 3000;

/** How to tell whether what the API depends on can be reached. Register in `onModuleInit`. */
@Injectable()
export class DependencyChecks {
  readonly #checks = new Map<Dependency, () => Promise<void>>();

  /** `check` throws when the dependency cannot be reached. */
  register(dependency: Dependency, check: () => Promise<void>): void {
    this.#checks.set(dependency, check);
  }

  /** Throws when the dependency cannot be reached in time, or nobody knows how to tell. */
  async run(dependency: Dependency): Promise<void> {
    const check = this.#checks.get(dependency);
    if (!check) {
      throw new Error(`Nobody checks the ${dependency}`);
    }
    const ending = new AbortController();
    const tooLate = after(ANSWER_WITHIN_MS, undefined, { signal: ending.signal, ref: false }).then(
      () => {
        throw new Error(`The ${dependency} did not answer within ${ANSWER_WITHIN_MS} ms`);
      },
    );
    // Whoever comes first decides; the other is left to itself.
    tooLate.catch(() => undefined);
    try {
      await Promise.race([check(), tooLate]);
    } finally {
      ending.abort();
    }
  }
}
