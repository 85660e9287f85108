import {
  businessTeam,
  changeMember,
  inviteMember,
  leaveBusiness,
  type MemberInvitation,
  memberActs,
  removeMember,
  resendInvitation,
  revokeInvitation,
  transferOwnership,
} from '@leafshift/contracts/members';
import { INVITATION_DAYS } from '@leafshift/domain/business-members';
import { anId } from '@leafshift/testing/builders';
import { type Handler, handle } from '@leafshift/testing/mock-api';
import { found, replaced, type Store } from './store.ts';

const DAY_MS = 86_400_000;

/** Inviting, changing and removing people. */
export function teamHandlers(store: Store): Handler[] {
  const datesNow = (): Pick<MemberInvitation, 'sentAt' | 'expiresAt'> => ({
    sentAt: new Date().toISOString(),
    expiresAt: new Date(Date.now() + INVITATION_DAYS * DAY_MS).toISOString(),
  });
  return [
    handle(businessTeam, () => ({ members: store.team, invitations: store.invited })),
    handle(memberActs, ({ query: { by, cursor = '0', limit } }) => {
      const found = store.acts.filter((act) => !by || act.by._id === by);
      const to = Number(cursor) + limit;
      return {
        acts: found.slice(Number(cursor), to),
        nextCursor: to < found.length ? String(to) : null,
      };
    }),
    handle(inviteMember, ({ body }) => {
      const invitation = { _id: anId(980 + store.invited.length), ...body, ...datesNow() };
      store.invited = [invitation, ...store.invited];
      return invitation;
    }),
    handle(resendInvitation, ({ params }) => {
      const invitation = { ...found(store.invited, params.id), ...datesNow() };
      store.invited = replaced(store.invited, invitation);
      return invitation;
    }),
    handle(revokeInvitation, ({ params }) => {
      store.invited = store.invited.filter(({ _id }) => _id !== params.id);
      return undefined;
    }),
    handle(changeMember, ({ params, body }) => {
      const member = { ...found(store.team, params.id), ...body };
      store.team = replaced(store.team, member);
      return member;
    }),
    handle(removeMember, ({ params }) => {
      store.team = store.team.filter(({ _id }) => _id !== params.id);
      return undefined;
    }),
    handle(transferOwnership, ({ params }) => {
      store.team = replaced(store.team, { ...found(store.team, params.id), role: 'owner' });
      return undefined;
    }),
    handle(leaveBusiness, undefined),
  ];
}
