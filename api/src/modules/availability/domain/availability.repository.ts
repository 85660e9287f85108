import type { Availability } from '@leafshift/domain/availability';
import type { JobTitle } from '@leafshift/domain/posting-rules';
import type { UserId, WorkerId } from '../../../core/ids.ts';

/** An availability as it is stored. */
export interface OwnAvailability extends Availability {
  readonly roles: readonly JobTitle[];
}

/** Workers' availabilities. */
export abstract class AvailabilityRepository {
  abstract find(workerId: WorkerId): Promise<OwnAvailability | null>;

  /** Those of the workers who said something. */
  abstract map(workerIds: readonly WorkerId[]): Promise<ReadonlyMap<WorkerId, OwnAvailability>>;

  abstract save(workerId: WorkerId, availability: OwnAvailability): Promise<void>;

  abstract removeOf(userId: UserId): Promise<void>;
}
