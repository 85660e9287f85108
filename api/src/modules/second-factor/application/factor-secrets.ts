import { Injectable } from '@nestjs/common';
import { DerivedKeys, type Keys } from '../../../infra/secrets/derived-keys.ts';
import { isSealedAnew, seal, unseal } from '../../../infra/secrets/sealed-text.ts';
import { FactorRepository } from '../domain/factor.repository.ts';

/** The stored secrets of authenticator apps, when the secret that seals them has changed. */
@Injectable()
export class FactorSecrets {
  readonly #keys: Keys;

  constructor(
    private readonly factors: FactorRepository,
    keys: DerivedKeys,
  ) {
    this.#keys = keys.keysFor('second-factor-secret');
  }

  /** Seals anew what an earlier secret or cipher sealed; gives how many. Throws for an unknown one. */
  async renew(): Promise<number> {
    let renewed = 0;
    for (const { id, secret } of await this.factors.listTotp()) {
      if (!isSealedAnew(this.#keys, secret)) {
        await this.factors.reseal(id, secret, seal(this.#keys, unseal(this.#keys, secret)));
        renewed += 1;
      }
    }
    return renewed;
  }
}
