import type { TotpSetUp } from '@leafshift/contracts/second-factor';
import { Injectable } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import { refuse } from '../../../core/errors/api-error.ts';
import type { UserId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { newId } from '../../../infra/mongo/object-ids.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { DerivedKeys, type Keys } from '../../../infra/secrets/derived-keys.ts';
import { seal, unseal } from '../../../infra/secrets/sealed-text.ts';
import { FactorRepository } from '../domain/factor.repository.ts';
import type { FactorId, TotpFactor } from '../domain/factor.ts';
import { FactorChanges } from './factor-changes.ts';

const SECRET_BYTES = 20;
const STEP_MS = 30_000;
/** Codes of the half minute before and after are taken too, because clocks differ. */
const STEPS_OFF = 1;

const generator = (secret: string, label: string): TOTP =>
  new TOTP({ issuer: 'Leafshift', label, secret: Secret.fromBase32(secret) });

/** Authenticator apps: codes of six digits that change every half minute. */
@Injectable()
export class TotpFactors {
  readonly #keys: Keys;

  constructor(
    private readonly factors: FactorRepository,
    private readonly changes: FactorChanges,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    keys: DerivedKeys,
  ) {
    this.#keys = keys.keysFor('second-factor-secret');
  }

  /** A new secret, which counts for nothing before `finish`. `label` is what the app shows. */
  async begin(userId: UserId, label: string): Promise<TotpSetUp> {
    const secret = new Secret({ size: SECRET_BYTES }).base32;
    const factor: TotpFactor = {
      id: newId<FactorId>(),
      userId,
      kind: 'totp',
      name: '',
      createdAt: this.clock.now(),
      lastUsedAt: null,
      isConfirmed: false,
      secret: seal(this.#keys, secret),
      lastStep: 0,
    };
    await this.transactions.run(() => this.factors.beginTotp(factor));
    return { secret, uri: generator(secret, label).toString() };
  }

  /** Gives recovery codes where the account had none. Throws FACTOR_CODE_WRONG. */
  async finish(userId: UserId, code: string): Promise<readonly string[] | undefined> {
    const begun = (await this.#ofUser(userId)).find(({ isConfirmed }) => !isConfirmed);
    const step = begun ? this.#stepOf(begun, code) : null;
    if (!begun || step === null) {
      return refuse('FACTOR_CODE_WRONG');
    }
    return this.transactions.run(async () => {
      if (!(await this.factors.confirmTotp(begun, step))) {
        refuse('FACTOR_CODE_WRONG');
      }
      return this.changes.added(userId, 'totp');
    });
  }

  /** Whether it is the code of now; each is taken once. */
  async use(userId: UserId, code: string): Promise<boolean> {
    const factor = (await this.#ofUser(userId)).find(({ isConfirmed }) => isConfirmed);
    const step = factor ? this.#stepOf(factor, code) : null;
    return !!factor && step !== null && this.factors.useTotp(factor.id, step, this.clock.now());
  }

  async #ofUser(userId: UserId): Promise<readonly TotpFactor[]> {
    return (await this.factors.listOf(userId)).filter((factor) => factor.kind === 'totp');
  }

  /** The half minute that a code is of; null for a wrong one. */
  #stepOf({ secret }: TotpFactor, token: string): number | null {
    const timestamp = this.clock.now().getTime();
    const delta = generator(unseal(this.#keys, secret), '').validate({
      token,
      timestamp,
      window: STEPS_OFF,
    });
    return delta === null ? null : Math.floor(timestamp / STEP_MS) + delta;
  }
}
