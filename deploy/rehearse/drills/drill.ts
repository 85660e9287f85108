import type { Person } from '../../../tools/drills/api/caller.ts';
import type { Employer, People } from '../../../tools/drills/api/people.ts';
import type { Crowd } from '../crowd.ts';
import type { Installation } from '../world/installation.ts';
import type { World } from '../world/world.ts';

/** The script of the API of a release before. */
export interface ReleaseBefore {
  readonly commit: string;
  readonly script: string;
}

/** What drills work with. */
export interface Stage {
  readonly world: World;
  readonly installation: Installation;
  readonly crowd: Crowd;
  readonly people: People;
  readonly employer: Employer;
  readonly worker: Person;
  /** Undefined where there is no such release to be had. */
  readonly before: ReleaseBefore | undefined;
}

/** Something that happens to an installation while a crowd uses it. */
export interface Drill {
  readonly name: string;
  /** Whether answers 502, 503 and 504 and broken connections belong to it, because parts are killed. */
  readonly mayFail: boolean;
  /** It lasts at least so many requests of the crowd. */
  readonly atLeast?: number;
  /** Why it cannot be done here; undefined where it can. */
  readonly notHere?: (stage: Stage) => string | undefined;
  /** Does it and answers what was seen, in a sentence. Throws a PlainFailure where that is not as it must be. */
  run(stage: Stage): Promise<string>;
}
