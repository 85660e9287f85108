import type { MemberActKind } from '@leafshift/contracts/members';
import type { EmployerId, IdOf, UserId } from '../../../core/ids.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';

export type MemberActId = IdOf<'MemberAct'>;

/** What an act was about; ids only, whose names are looked up when it is read. */
export interface ActSubject {
  /** Shifts or postings. */
  readonly postIds: readonly string[];
  /** A worker or a member. */
  readonly personId: UserId | null;
  /** Locations; none where it was about the business as a whole. */
  readonly stores: readonly string[];
}

/** Something that a member did for a business. */
export interface MemberAct extends ActSubject {
  readonly id: MemberActId;
  readonly at: Date;
  readonly by: UserId;
  readonly kind: MemberActKind;
}

/** The log of what members do; entries are added and read, never changed. */
export abstract class MemberActRepository {
  /** Keeps an act; once for one key, however often it is said. */
  abstract add(employerId: EmployerId, act: MemberAct, key: string): Promise<void>;

  /** Latest first; of members limited to stores, only what was about one of these (BUSINESS-2). */
  abstract list(
    employerId: EmployerId,
    by: UserId | undefined,
    page: PageRequest,
  ): Promise<Page<MemberAct>>;

  /** Everything of a business. */
  abstract removeOf(employerId: EmployerId): Promise<void>;
}
