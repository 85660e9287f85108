export {
  isRecordedCall,
  MEMBER_ACTS,
  type MemberActKind,
} from './acts.ts';
export {
  acceptInvitation,
  businessTeam,
  changeMember,
  inviteMember,
  joinBusiness,
  leaveBusiness,
  lookAtInvitation,
  memberActs,
  removeMember,
  resendInvitation,
  revokeInvitation,
  transferOwnership,
} from './calls.ts';
export {
  BusinessMember,
  InvitationOffer,
  MemberAct,
  MemberInvitation,
  MemberRole,
  MemberTerms,
} from './schemas.ts';
