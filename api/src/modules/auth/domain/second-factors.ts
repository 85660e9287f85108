import type { PasskeyAnswer, SecondFactorDemand } from '@leafshift/contracts/second-factor';
import type { UserId } from '../../../core/ids.ts';
import type { Usertype } from './session.ts';

/** The second factors of accounts; the module of that name implements it. */
export abstract class SecondFactors {
  /** What an account is asked for after its password, for five minutes; null where that is all. */
  abstract demand(userId: UserId): Promise<SecondFactorDemand | null>;
  /** Whether the caller must set one up before anything else. */
  abstract isMissing(account: {
    readonly userId: UserId;
    readonly usertype: Usertype;
  }): Promise<boolean>;
  /** Whether one of the user's passkeys has answered a challenge for confirming, which ends it. */
  abstract confirms(userId: UserId, answer: PasskeyAnswer): Promise<boolean>;
}
