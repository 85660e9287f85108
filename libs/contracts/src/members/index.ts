export {
  acceptInvitation,
  businessTeam,
  changeMember,
  inviteMember,
  joinBusiness,
  leaveBusiness,
  lookAtInvitation,
  removeMember,
  resendInvitation,
  revokeInvitation,
  transferOwnership,
} from './calls.ts';
export {
  BusinessMember,
  InvitationOffer,
  MemberInvitation,
  MemberRole,
  MemberTerms,
} from './schemas.ts';
