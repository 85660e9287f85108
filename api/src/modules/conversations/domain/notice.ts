import type { NoticeAudience } from '@leafshift/contracts/conversations';
import type { EmployerId } from '../../../core/ids.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import type { ShiftId } from '../../posts/index.ts';
import type { FileKey } from '../../uploads/index.ts';
import type { NoticeId } from './message.ts';

/** One message to several workers. */
export interface Notice {
  readonly id: NoticeId;
  readonly employerId: EmployerId;
  readonly sendId: string;
  readonly to: NoticeAudience;
  /** The shifts whose workers it went to. */
  readonly shiftIds: readonly ShiftId[];
  readonly text: string;
  readonly imageKey: FileKey | null;
  readonly sentAt: Date;
}

/** Notices of businesses. */
export abstract class NoticeRepository {
  abstract add(notice: Notice): Promise<void>;
  abstract findSent(employerId: EmployerId, sendId: string): Promise<Notice | null>;
  /** Newest first; of one shift where there is one. */
  abstract list(
    employerId: EmployerId,
    shiftId: ShiftId | null,
    page: PageRequest,
  ): Promise<Page<Notice>>;
  abstract removeBefore(before: Date): Promise<void>;
}
