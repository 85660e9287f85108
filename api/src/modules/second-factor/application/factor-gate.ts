import type {
  PasskeyAnswer,
  PasskeyRequest,
  SecondFactorDemand,
} from '@leafshift/contracts/second-factor';
import { Injectable } from '@nestjs/common';
import type { SignedInCaller } from '../../../core/caller/caller.ts';
import type { UserId } from '../../../core/ids.ts';
import { Config } from '../../../infra/config/config.ts';
import type { SecondFactors } from '../../auth/index.ts';
import { FactorRepository } from '../domain/factor.repository.ts';
import { counts } from '../domain/factor.ts';
import { Challenges } from './challenges.ts';
import { challengeIn, Passkeys } from './passkeys.ts';
import { RecoveryCodes } from './recovery-codes.ts';

/** What signing in and confirming ask about second factors. */
@Injectable()
export class FactorGate implements SecondFactors {
  constructor(
    private readonly factors: FactorRepository,
    private readonly challenges: Challenges,
    private readonly passkeys: Passkeys,
    private readonly codes: RecoveryCodes,
    private readonly config: Config,
  ) {}

  async demand(userId: UserId): Promise<SecondFactorDemand | null> {
    const factors = (await this.factors.listOf(userId)).filter(counts);
    if (factors.length === 0) {
      return null;
    }
    const challenge = await this.challenges.give('sign-in', userId);
    const passkeys = factors.filter((factor) => factor.kind === 'passkey');
    const hasTotp = factors.some(({ kind }) => kind === 'totp');
    const hasCodes = (await this.codes.countOf(userId)) > 0;
    return {
      challenge,
      kinds: [
        ...(hasTotp ? (['totp'] as const) : []),
        ...(passkeys.length > 0 ? (['passkey'] as const) : []),
        ...(hasCodes ? (['recoveryCode'] as const) : []),
      ],
      passkey: passkeys.length > 0 ? this.passkeys.request(challenge, passkeys) : null,
    };
  }

  async isMissing({ userId, usertype }: SignedInCaller): Promise<boolean> {
    const isNeeded = this.config.isProduction && usertype === 'Admin';
    return isNeeded && !(await this.factors.listOf(userId)).some(counts);
  }

  async beginStepUp(userId: UserId): Promise<PasskeyRequest> {
    const passkeys = await this.passkeys.listOf(userId);
    return this.passkeys.request(await this.challenges.give('step-up', userId), passkeys);
  }

  async confirms(userId: UserId, answer: PasskeyAnswer): Promise<boolean> {
    const challenge = challengeIn(answer.clientDataJSON);
    const given = await this.challenges.attempt(challenge, 'step-up');
    return given?.userId === userId && (await this.passkeys.use(challenge, answer)) === userId;
  }
}
