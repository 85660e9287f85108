import type { AdminId, EmployerId, SessionId, UserId, WorkerId } from '../ids.ts';
import type { Membership } from '../members/membership.ts';

interface CallerOf<Usertype extends string, Id> {
  readonly usertype: Usertype;
  readonly userId: Id;
  readonly sessionId: SessionId;
}

/**
 * Who acts for a business: `userId` is the business's, whoever of it calls. In calls about the caller's
 * own account it is the person's, and `member` is absent.
 */
export interface EmployerCaller extends CallerOf<'Employer', EmployerId> {
  readonly member?: Membership;
}
export type WorkerCaller = CallerOf<'Temp', WorkerId>;
export type AdminCaller = CallerOf<'Admin', AdminId>;

/** Who makes a request: read from the session of its token, never from what the request says. */
export type SignedInCaller = EmployerCaller | WorkerCaller | AdminCaller;

/** The account of who calls, also where they act for a business. */
export const personOf = (caller: SignedInCaller): UserId =>
  (caller.usertype === 'Employer' ? caller.member?.userId : undefined) ?? caller.userId;
