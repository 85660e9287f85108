import type {
  NewPasskey,
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyRequest,
} from '@leafshift/contracts/second-factor';
import type { User } from '@leafshift/contracts/users';
import { Injectable } from '@nestjs/common';
import type { VerifiedRegistrationResponse } from '@simplewebauthn/server';
import { refuse } from '../../../core/errors/api-error.ts';
import { asId, type UserId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Config } from '../../../infra/config/config.ts';
import { Log } from '../../../infra/logger/log.ts';
import { newId } from '../../../infra/mongo/object-ids.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { FactorRepository, PasskeyTakenError } from '../domain/factor.repository.ts';
import type { FactorId, PasskeyFactor } from '../domain/factor.ts';
import { Challenges } from './challenges.ts';
import { FactorChanges } from './factor-changes.ts';

const MOST_PASSKEYS = 10;
/** Ed25519, ECDSA with P-256, RSA: what authenticators have. */
const ALGORITHMS = [-8, -7, -257];

/** Loaded for the first passkey and not before, since it is large and few processes need it. */
const verification = () => import('@simplewebauthn/server');

type Transports = ('ble' | 'cable' | 'hybrid' | 'internal' | 'nfc' | 'smart-card' | 'usb')[];

/** Passkeys of this portal's address, each asked for who holds it (PIN, finger, face). */
@Injectable()
export class Passkeys {
  readonly #origin: string;
  readonly #rpId: string;

  constructor(
    private readonly factors: FactorRepository,
    private readonly challenges: Challenges,
    private readonly changes: FactorChanges,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly log: Log,
    { portalUrl }: Config,
  ) {
    const { origin, hostname } = new URL(portalUrl);
    this.#origin = origin;
    this.#rpId = hostname;
  }

  /** What a new passkey is made with. Throws TOO_MANY_PASSKEYS. */
  async begin({ _id, email, name }: User): Promise<PasskeyCreation> {
    const userId = asId<UserId>(_id);
    return {
      known: await this.#roomForOne(userId),
      challenge: await this.challenges.give('new-passkey', userId),
      rp: { id: this.#rpId, name: 'Leafshift' },
      user: { id: Buffer.from(userId).toString('base64url'), name: email, displayName: name },
      algorithms: ALGORITHMS,
    };
  }

  /** Gives recovery codes where the account had none. Throws PASSKEY_REFUSED or TOO_MANY_PASSKEYS. */
  async finish(
    userId: UserId,
    passkey: NewPasskey,
    name: string,
  ): Promise<readonly string[] | undefined> {
    const { credential } = await this.#made(userId, passkey);
    await this.#roomForOne(userId);
    const factor: PasskeyFactor = {
      id: newId<FactorId>(),
      userId,
      kind: 'passkey',
      name,
      createdAt: this.clock.now(),
      lastUsedAt: null,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: passkey.transports ?? [],
    };
    try {
      return await this.transactions.run(async () => {
        await this.factors.addPasskey(factor);
        return this.changes.added(userId, 'passkey');
      });
    } catch (cause) {
      throw cause instanceof PasskeyTakenError ? refuse('PASSKEY_REFUSED', { cause }) : cause;
    }
  }

  /** What one of the passkeys is asked with; any of this site's where none is named. */
  request(challenge: string, passkeys: readonly PasskeyFactor[]): PasskeyRequest {
    return { challenge, rpId: this.#rpId, passkeys: passkeys.map(known) };
  }

  async listOf(userId: UserId): Promise<readonly PasskeyFactor[]> {
    return (await this.factors.listOf(userId)).filter((factor) => factor.kind === 'passkey');
  }

  /** Whose passkey answered this challenge, on a page of this portal and by its owner; null else. */
  async use(challenge: string, answer: PasskeyAnswer): Promise<UserId | null> {
    const passkey = await this.factors.findPasskey(answer.id);
    if (!passkey || !isOf(passkey.userId, answer)) {
      return null;
    }
    const counter = await this.#verified(passkey, challenge, answer);
    const isUsed =
      counter !== null && (await this.factors.usePasskey(passkey, counter, this.clock.now()));
    return isUsed ? passkey.userId : null;
  }

  async #verified(
    { credentialId, publicKey, counter }: PasskeyFactor,
    expectedChallenge: string,
    { id, userHandle, ...response }: PasskeyAnswer,
  ): Promise<number | null> {
    try {
      const { verifyAuthenticationResponse } = await verification();
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: { ...envelope(id), response: { ...response, ...(userHandle && { userHandle }) } },
        expectedChallenge,
        expectedOrigin: this.#origin,
        expectedRPID: this.#rpId,
        credential: {
          id: credentialId,
          publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
          counter,
        },
        requireUserVerification: true,
      });
      return verified ? authenticationInfo.newCounter : null;
    } catch (err) {
      // Whatever the library has against it, it is no proof.
      this.log.info('A passkey was refused', { err });
      return null;
    }
  }

  async #made(
    userId: UserId,
    { id, transports, ...response }: NewPasskey,
  ): Promise<NonNullable<VerifiedRegistrationResponse['registrationInfo']>> {
    const challenge = challengeIn(response.clientDataJSON);
    const given = await this.challenges.attempt(challenge, 'new-passkey');
    if (given?.userId !== userId) {
      return refuse('PASSKEY_REFUSED');
    }
    try {
      const { verifyRegistrationResponse } = await verification();
      const { registrationInfo } = await verifyRegistrationResponse({
        response: {
          ...envelope(id),
          response: { ...response, transports: (transports ?? []) as Transports },
        },
        expectedChallenge: challenge,
        expectedOrigin: this.#origin,
        expectedRPID: this.#rpId,
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      });
      return registrationInfo ?? refuse('PASSKEY_REFUSED');
    } catch (cause) {
      return refuse('PASSKEY_REFUSED', { cause });
    }
  }

  async #roomForOne(userId: UserId): Promise<PasskeyCreation['known']> {
    const passkeys = await this.listOf(userId);
    return passkeys.length < MOST_PASSKEYS ? passkeys.map(known) : refuse('TOO_MANY_PASSKEYS');
  }
}

const envelope = (id: string) => ({
  id,
  rawId: id,
  type: 'public-key' as const,
  clientExtensionResults: {},
});

const known = ({ credentialId, transports }: PasskeyFactor) => ({
  id: credentialId,
  transports: [...transports],
});

/** An authenticator that says whose passkey it is must say the account's. */
const isOf = (userId: UserId, { userHandle }: PasskeyAnswer): boolean =>
  userHandle === undefined || Buffer.from(userHandle, 'base64url').toString() === userId;

/** The challenge that an authenticator says it was asked; empty for what cannot be read. */
export function challengeIn(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    // It answers no challenge that was given out.
    return '';
  }
}
