import type { SignedInCaller } from './caller.ts';

/** Finds out whose token it is; the auth module implements it. */
export abstract class Authenticator {
  /** Throws an ApiError (NOT_AUTHENTICATED or SESSION_ENDED) when the token is not good any more. */
  abstract authenticate(token: string): Promise<SignedInCaller>;
}
