import { createHmac, type KeyObject } from 'node:crypto';
import { type IdentityKind, identityKey } from '@leafshift/domain/identity-marks';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { identityGiven } from '../../../core/identity/identity-given.ts';
import type { UserId } from '../../../core/ids.ts';
import type { PersonalData } from '../../../core/personal-data/personal-data.registry.ts';
import { PersonalDataRegistry } from '../../../core/personal-data/personal-data.registry.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Config } from '../../../infra/config/config.ts';
import { DomainEvents } from '../../../infra/domain-events/domain-events.ts';
import { DerivedKeys } from '../../../infra/secrets/derived-keys.ts';
import { Profiles } from '../../profile/index.ts';
import { accountRestored, accountSuspended } from '../../suspensions/index.ts';
import { Users } from '../../users/index.ts';
import { type IdentityMark, IdentityMarkRepository } from '../domain/identity-mark.repository.ts';
import { AccountReviews } from './account-reviews.ts';

const DAY_MS = 86_400_000;

/**
 * Recognises who comes back under another account: keeps keyed digests of what accounts are given,
 * bars those of a suspended one, and puts an account under review that is given one of them. Barred
 * ones outlive the account, until its suspension has ended and a set time has passed.
 */
@Injectable()
export class IdentityMarks implements PersonalData, OnModuleInit {
  readonly section = 'identityMarks';
  readonly #key: KeyObject;

  constructor(
    private readonly marks: IdentityMarkRepository,
    private readonly reviews: AccountReviews,
    private readonly users: Users,
    private readonly profiles: Profiles,
    private readonly events: DomainEvents,
    private readonly registry: PersonalDataRegistry,
    private readonly clock: Clock,
    private readonly config: Config,
    keys: DerivedKeys,
  ) {
    this.#key = keys.keyFor('identity-marks');
  }

  onModuleInit(): void {
    this.registry.register(this);
    this.events.subscribe(identityGiven, ({ userId, kind, value }) =>
      this.#note(userId, kind, value),
    );
    this.events.subscribe(accountSuspended, ({ account, until }) => this.#bar(account.id, until));
    this.events.subscribe(accountRestored, ({ account }) =>
      this.marks.bar(account.id, this.#keptFrom(this.clock.now())),
    );
  }

  /** What is recognised; the digests themselves say nothing. */
  async collect(userId: UserId): Promise<unknown> {
    return this.marks.kindsOf(userId);
  }

  erase(userId: UserId): Promise<void> {
    return this.marks.remove(userId, this.clock.now());
  }

  async #note(userId: UserId, kind: IdentityKind, value: string): Promise<void> {
    const mark = await this.#keep(userId, kind, value);
    if (mark) {
      const barred = await this.marks.listBarred(mark, this.clock.now());
      await this.reviews.open(
        userId,
        barred.map((other) => ({ kind, userId: other })),
      );
    }
  }

  /** The mark where the account has it newly; null else. */
  async #keep(userId: UserId, kind: IdentityKind, value: string): Promise<IdentityMark | null> {
    const key = identityKey(kind, value);
    const mark = { userId, kind, digest: this.#digest(kind, key) };
    return key !== '' && (await this.marks.add(mark)) ? mark : null;
  }

  /** With what the account has now, which may be from before marks were kept. */
  async #bar(userId: UserId, until: Date | null): Promise<void> {
    const { email } = await this.users.get(userId);
    const { phoneNumber } = await this.profiles.get(userId);
    await this.#keep(userId, 'email', email);
    await this.#keep(userId, 'phone', phoneNumber ?? '');
    await this.marks.bar(userId, until && this.#keptFrom(until));
  }

  #keptFrom(end: Date): Date {
    return new Date(end.getTime() + this.config.env.IDENTITY_MARKS_DAYS * DAY_MS);
  }

  #digest(kind: IdentityKind, key: string): string {
    return createHmac('sha256', this.#key).update(`${kind}\0${key}`).digest('base64url');
  }
}
