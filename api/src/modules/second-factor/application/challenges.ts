import { createHash, randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { UserId } from '../../../core/ids.ts';
import {
  type SessionlessAccess,
  SessionlessAccessRegistry,
} from '../../../core/sessionless-access/sessionless-access.registry.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import {
  type Challenge,
  type ChallengePurpose,
  ChallengeRepository,
} from '../domain/challenge.repository.ts';

const GOOD_FOR_MS = 5 * 60 * 1000;
const CHALLENGE_BYTES = 32;
/** A mistyped code or two; a passkey's proof is right or not. */
const ATTEMPTS: Readonly<Record<ChallengePurpose, number>> = {
  'sign-in': 5,
  'passkey-sign-in': 1,
  'new-passkey': 1,
  'step-up': 1,
};

/** Gives out challenges for one purpose each, good for five minutes; they end with all sessions. */
@Injectable()
export class Challenges implements SessionlessAccess, OnModuleInit {
  constructor(
    private readonly challenges: ChallengeRepository,
    private readonly registry: SessionlessAccessRegistry,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  async give(purpose: ChallengePurpose, userId: UserId | null): Promise<string> {
    const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url');
    await this.challenges.add({
      digest: digestOf(challenge),
      purpose,
      userId,
      attemptsLeft: ATTEMPTS[purpose],
      expiresAt: new Date(this.clock.now().getTime() + GOOD_FOR_MS),
    });
    return challenge;
  }

  /** One attempt to answer a challenge of this purpose; null where it is not good, or not any more. */
  attempt(challenge: string, purpose: ChallengePurpose): Promise<Challenge | null> {
    return this.challenges.attempt(digestOf(challenge), purpose, this.clock.now());
  }

  /** Whether it was this call that ended it. */
  end(challenge: string): Promise<boolean> {
    return this.challenges.end(digestOf(challenge));
  }

  revoke(userId: UserId): Promise<void> {
    return this.challenges.endAllOf(userId);
  }
}

const digestOf = (challenge: string): string =>
  createHash('sha256').update(challenge).digest('base64url');
