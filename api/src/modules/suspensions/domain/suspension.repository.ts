import type { UserId } from '../../../core/ids.ts';
import type { Page, PageRequest, Waiting } from '../../../core/paging/page.ts';
import type { Appeal, AppealAnswer, SuspensionId } from '../../users/index.ts';
import type { Suspension } from './suspension.ts';

/** All suspensions of all accounts. Conditional writes answer null where their condition is not met. */
export abstract class SuspensionRepository {
  abstract add(suspension: Suspension): Promise<void>;

  abstract find(id: SuspensionId): Promise<Suspension | null>;

  /** Newest first. */
  abstract listOf(userId: UserId): Promise<readonly Suspension[]>;

  /** How many began before that instant; read from the index alone. */
  abstract countBefore(userId: UserId, before: Date): Promise<number>;

  /** When the account's late cancellations were, as far as they count and lie after that instant. */
  abstract lateCancellations(userId: UserId, after: Date): Promise<readonly Date[]>;

  /** Ends one that has not ended before its time. */
  abstract end(
    id: SuspensionId,
    how: { readonly at: Date; readonly isRevoked: boolean },
  ): Promise<Suspension | null>;

  /** Keeps the appeal, where there is none. */
  abstract appeal(id: SuspensionId, appeal: Appeal): Promise<Suspension | null>;

  /** Keeps the answer and the end that it brings, where the appeal has none. */
  abstract answer(
    id: SuspensionId,
    answer: AppealAnswer,
    change: Partial<Pick<Suspension, 'until' | 'endedAt' | 'isRevoked'>>,
  ): Promise<Suspension | null>;

  /** Appeals without an answer, longest waiting first. */
  abstract listAppealed(page: PageRequest): Promise<Page<Suspension>>;

  /** How many appeals wait, and since when. */
  abstract countAppealed(): Promise<Waiting>;
}
