import { Injectable } from '@nestjs/common';

export type Dependency = 'database' | 'storage' | 'provider';

/** How to tell whether what the API depends on can be reached. Register in `onModuleInit`. */
@Injectable()
export class DependencyChecks {
  readonly #checks = new Map<Dependency, () => Promise<void>>();

  /** `check` throws when the dependency cannot be reached. */
  register(dependency: Dependency, check: () => Promise<void>): void {
    this.#checks.set(dependency, check);
  }

  /** Throws when the dependency cannot be reached, or nobody knows how to tell. */
  async run(dependency: Dependency): Promise<void> {
    const check = this.#checks.get(dependency);
    if (!check) {
      throw new Error(`Nobody checks the ${dependency}`);
    }
    await check();
  }
}
