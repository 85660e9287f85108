import { createHmac, type KeyObject } from 'node:crypto';
import { identityKey } from '@leafshift/domain/identity-marks';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { identityGiven } from '../../../core/identity/identity-given.ts';
import type { UserId } from '../../../core/ids.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import type { PersonalData } from '../../../core/personal-data/personal-data.registry.ts';
import { PersonalDataRegistry } from '../../../core/personal-data/personal-data.registry.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { DomainEvents } from '../../../infra/domain-events/domain-events.ts';
import { DerivedKeys } from '../../../infra/secrets/derived-keys.ts';
import { type BankUse, BankUseRepository } from '../domain/bank-use.repository.ts';

/**
 * Notices one bank account that several accounts are given, in whatever order and however long apart.
 * It stops nobody: the back office looks.
 */
@Injectable()
export class SharedBanks implements PersonalData, OnModuleInit {
  readonly section = 'sharedBanks';
  readonly #key: KeyObject;

  constructor(
    private readonly uses: BankUseRepository,
    private readonly events: DomainEvents,
    private readonly registry: PersonalDataRegistry,
    private readonly clock: Clock,
    keys: DerivedKeys,
  ) {
    this.#key = keys.keyFor('identity-marks');
  }

  onModuleInit(): void {
    this.registry.register(this);
    this.events.subscribe(identityGiven, async ({ userId, kind, value }) => {
      const key = identityKey(kind, value);
      if (kind === 'bank' && key !== '') {
        await this.uses.note(this.#digestOf(key), userId, this.clock.now());
      }
    });
  }

  /** Those that became shared last first. */
  list(page: PageRequest): Promise<Page<BankUse>> {
    return this.uses.listShared(page);
  }

  /** With whom the account shares a bank. */
  listSharing(userId: UserId): Promise<readonly UserId[]> {
    return this.uses.listSharing(userId);
  }

  /** Whether a bank is shared; with whom is the others' own. */
  async collect(userId: UserId): Promise<unknown> {
    return { sharesBank: await this.uses.sharesBank(userId) };
  }

  erase(userId: UserId): Promise<void> {
    return this.uses.removeOf(userId);
  }

  #digestOf(value: string): string {
    return createHmac('sha256', this.#key).update(`bank\0${value}`).digest('base64url');
  }
}
