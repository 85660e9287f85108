import type { EmployerId, UserId, WorkerId } from '../../../core/ids.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import type { ShiftId } from '../../posts/index.ts';

/** That a worker was invited to a shift; once a worker and shift. */
export interface Invitation {
  readonly shiftId: ShiftId;
  readonly employerId: EmployerId;
  readonly workerId: WorkerId;
  readonly invitedAt: Date;
}

/** Invitations to shifts. */
export abstract class InvitationRepository {
  /** False where the worker was invited to the shift before. */
  abstract add(invitation: Invitation): Promise<boolean>;

  /** Earliest first. */
  abstract ofShift(employerId: EmployerId, shiftId: ShiftId): Promise<readonly Invitation[]>;

  abstract ofWorker(
    workerId: WorkerId,
    shiftIds: readonly ShiftId[],
  ): Promise<readonly Invitation[]>;

  /** Latest first. */
  abstract list(workerId: WorkerId, page: PageRequest): Promise<Page<Invitation>>;

  /** Everything with this user, on whichever side. */
  abstract removeOf(userId: UserId): Promise<void>;
}
