import type { AdminId, EmployerId, SessionId, WorkerId } from '../ids.ts';

interface CallerOf<Usertype extends string, Id> {
  readonly usertype: Usertype;
  readonly userId: Id;
  readonly sessionId: SessionId;
}

export type EmployerCaller = CallerOf<'Employer', EmployerId>;
export type WorkerCaller = CallerOf<'Temp', WorkerId>;
export type AdminCaller = CallerOf<'Admin', AdminId>;

/** Who makes a request: read from the session of its token, never from what the request says. */
export type SignedInCaller = EmployerCaller | WorkerCaller | AdminCaller;
