import type { EmployerId, WorkerId } from '../../../core/ids.ts';
import type { ShiftId } from '../../posts/index.ts';

/** The chain of a shift while a free place of it is offered: to one worker after the other. */
export interface PlaceOffer {
  readonly shiftId: ShiftId;
  readonly employerId: EmployerId;
  readonly workerId: WorkerId;
  /** Then it is offered to the next. */
  readonly until: Date;
  /** Places that are to be offered, the one that is being offered included. */
  readonly places: number;
  /** Who let one go or did not answer. */
  readonly passed: readonly WorkerId[];
  /** Whom the business has chosen, in order; they come first. */
  readonly chosen: readonly WorkerId[];
  /** How long each has, as the business has set it; null where the rule says it. */
  readonly minutes: number | null;
  /** Somebody is to be replaced, so that who has requested the shift and favourites come after the chosen. */
  readonly isReplacement: boolean;
}
