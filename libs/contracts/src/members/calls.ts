import { textCode } from '@leafshift/domain/text-code';
import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { PageQuery, pageOf } from '../core/paging.ts';
import { Id, requiredName } from '../core/primitives.ts';
import { Email, LinkToken, NewPassword, SignedIn } from '../users/schemas.ts';
import {
  BusinessMember,
  InvitationOffer,
  MemberAct,
  MemberInvitation,
  MemberTerms,
} from './schemas.ts';

const ofTeam = { needs: 'members', stores: 'none' } as const;
const one = z.strictObject({ id: Id });

export const businessTeam = defineCall({
  name: 'team.list',
  method: 'GET',
  path: '/team',
  access: ['Employer'],
  member: { needs: null, stores: 'none' },
  summary: 'Everybody of my business; for its owners its open invitations, too',
  answer: z.strictObject({
    members: z.array(BusinessMember),
    invitations: z.array(MemberInvitation),
  }),
  status: 200,
});

export const memberActs = defineCall({
  name: 'team.acts',
  method: 'GET',
  path: '/team/acts',
  access: ['Employer'],
  member: { needs: 'settings', stores: 'listed' },
  summary:
    'What members did for my business, latest first; for some stores only what was about these',
  query: z.strictObject({
    ...PageQuery.shape,
    /** By this member only. */
    by: Id.optional(),
  }),
  answer: pageOf('acts', MemberAct),
  status: 200,
});

export const inviteMember = defineCall({
  name: 'team.invite',
  method: 'POST',
  path: '/team/invitations',
  access: ['Employer'],
  member: ofTeam,
  summary:
    'Invite somebody by mail to act for my business; nobody learns whether they have an account',
  stepUp: true,
  body: MemberTerms.extend({ email: Email }),
  answer: MemberInvitation,
  status: 201,
  errors: ['TOO_MANY_MEMBERS', 'ALREADY_MEMBER', 'EMAIL_NOT_VERIFIED'],
  idempotent: true,
});

export const resendInvitation = defineCall({
  name: 'team.resend',
  method: 'POST',
  path: '/team/invitations/:id/resend',
  access: ['Employer'],
  member: ofTeam,
  summary: 'Send the mail of an invitation again; the link before it ends',
  params: one,
  answer: MemberInvitation,
  status: 200,
  idempotent: true,
});

export const revokeInvitation = defineCall({
  name: 'team.revoke',
  method: 'DELETE',
  path: '/team/invitations/:id',
  access: ['Employer'],
  member: ofTeam,
  summary: 'Take an invitation back; its link ends',
  params: one,
  status: 204,
});

export const changeMember = defineCall({
  name: 'team.change',
  method: 'PUT',
  path: '/team/members/:id',
  access: ['Employer'],
  member: ofTeam,
  summary: 'Set what somebody of my business may do and for which stores; the last owner stays one',
  stepUp: true,
  params: one,
  body: MemberTerms,
  answer: BusinessMember,
  status: 200,
  errors: ['LAST_BUSINESS_OWNER'],
  idempotent: true,
});

export const removeMember = defineCall({
  name: 'team.remove',
  method: 'DELETE',
  path: '/team/members/:id',
  access: ['Employer'],
  member: ofTeam,
  summary: 'Take somebody out of my business; their sessions end at once',
  stepUp: true,
  params: one,
  status: 204,
  errors: ['LAST_BUSINESS_OWNER'],
});

export const transferOwnership = defineCall({
  name: 'team.transfer',
  method: 'POST',
  path: '/team/members/:id/transfer',
  access: ['Employer'],
  member: ofTeam,
  summary: 'Make somebody of my business its owner in my place; I stay as a manager',
  stepUp: true,
  params: one,
  status: 204,
  idempotent: true,
});

export const leaveBusiness = defineCall({
  name: 'team.leave',
  method: 'POST',
  path: '/team/leave',
  access: ['Employer'],
  member: { needs: null, stores: 'none' },
  summary: 'Leave the business that I act for; my sessions end. The last owner stays',
  stepUp: true,
  status: 204,
  errors: ['LAST_BUSINESS_OWNER'],
  idempotent: true,
});

export const lookAtInvitation = defineCall({
  name: 'invitations.look',
  method: 'POST',
  path: '/invitations/look',
  access: 'public',
  summary: 'What the link of an invitation is about; opening it changes nothing',
  body: LinkToken,
  answer: InvitationOffer,
  status: 200,
  errors: ['INVITATION_INVALID'],
  repeatable: true,
  idempotent: true,
});

export const acceptInvitation = defineCall({
  name: 'invitations.accept',
  method: 'POST',
  path: '/invitations/accept',
  access: 'public',
  summary:
    'Accept an invitation with a new account at the address that it was sent to, and sign in',
  body: LinkToken.extend({
    name: requiredName(textCode('YOUR_NAME_REQUIRED')),
    password: NewPassword,
  }),
  answer: SignedIn,
  status: 201,
  errors: ['INVITATION_INVALID', 'EMAIL_IN_USE', 'PASSWORD_TOO_COMMON', 'PASSWORD_LEAKED'],
  idempotent: true,
});

export const joinBusiness = defineCall({
  name: 'invitations.join',
  method: 'POST',
  path: '/invitations/join',
  access: ['Employer'],
  member: 'own',
  summary: 'Accept an invitation with my account, which nothing was done with yet',
  stepUp: true,
  body: LinkToken,
  status: 204,
  errors: ['INVITATION_INVALID', 'INVITATION_FOR_ANOTHER', 'ACCOUNT_IN_USE'],
  idempotent: true,
});
