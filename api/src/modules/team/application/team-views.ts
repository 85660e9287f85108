import type { MemberInvitation as Answer, BusinessMember } from '@leafshift/contracts/members';
import type { Membership } from '../../../core/members/membership.ts';
import type { Account } from '../../users/index.ts';
import type { MemberInvitation } from '../domain/invitation.repository.ts';

/** Somebody of a business as the others of it see them. */
export const memberView = (
  { userId, role, stores }: Membership,
  joinedAt: Date | null,
  account: Pick<Account, 'name' | 'email'> | undefined,
): BusinessMember => ({
  _id: userId,
  name: account?.name ?? '',
  email: account?.email ?? '',
  role,
  stores: stores && [...stores],
  joinedAt: joinedAt?.toISOString() ?? null,
});

/** An open invitation as owners see it. */
export const invitationView = (invitation: MemberInvitation): Answer => ({
  _id: invitation.id,
  email: invitation.email,
  role: invitation.role,
  stores: invitation.stores && [...invitation.stores],
  sentAt: invitation.sentAt.toISOString(),
  expiresAt: invitation.expiresAt.toISOString(),
});
