import type { MemberRole } from '@leafshift/domain/business-members';
import type { Language } from '@leafshift/domain/languages';
import type { EmployerId, IdOf, UserId } from '../../../core/ids.ts';

export type MemberInvitationId = IdOf<'MemberInvitation'>;

/** Somebody who is asked to act for a business; the secret of the link is in the mail only. */
export interface MemberInvitation {
  readonly id: MemberInvitationId;
  readonly businessId: EmployerId;
  readonly email: string;
  readonly role: MemberRole;
  readonly stores: readonly string[] | null;
  readonly invitedBy: UserId;
  readonly language: Language;
  readonly sentAt: Date;
  readonly expiresAt: Date;
}

/** Open invitations. Those that have expired are not there. */
export abstract class MemberInvitationRepository {
  /** An address that is invited again has the terms and the date of the last time. */
  abstract put(invitation: Omit<MemberInvitation, 'id'>): Promise<MemberInvitation>;
  abstract list(businessId: EmployerId, now: Date): Promise<readonly MemberInvitation[]>;
  /** Renewed: its link so far is good no more. Null where there is none. */
  abstract renew(
    businessId: EmployerId,
    id: MemberInvitationId,
    dates: Pick<MemberInvitation, 'sentAt' | 'expiresAt'>,
  ): Promise<MemberInvitation | null>;
  /** For the mail that leaves now; null where it was revoked meanwhile. */
  abstract setToken(id: MemberInvitationId, digest: string): Promise<MemberInvitation | null>;
  abstract findByToken(digest: string, now: Date): Promise<MemberInvitation | null>;
  /** Takes it, so that it is good once. */
  abstract use(digest: string, now: Date): Promise<MemberInvitation | null>;
  /** False where there is none. */
  abstract remove(businessId: EmployerId, id: MemberInvitationId): Promise<boolean>;
  /** Those that somebody sent. */
  abstract removeFrom(businessId: EmployerId, invitedBy: UserId): Promise<void>;
  abstract removeAll(businessId: EmployerId): Promise<void>;
}
