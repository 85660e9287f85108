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
import { DerivedKeys, type Keys } from '../../../infra/secrets/derived-keys.ts';
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
  readonly #keys: Keys;

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
    this.#keys = keys.keysFor('identity-marks');
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

  /** Whether two accounts were given the same address, phone number, bank or document. */
  areAlike(one: UserId, other: UserId): Promise<boolean> {
    return this.marks.areAlike(one, other);
  }

  async #note(userId: UserId, kind: IdentityKind, value: string): Promise<void> {
    if (await this.#keep(userId, kind, value)) {
      const now = this.clock.now();
      const marks = this.#marksOf(userId, kind, identityKey(kind, value));
      const found = await Promise.all(marks.map((mark) => this.marks.listBarred(mark, now)));
      const barred = [...new Set(found.flat())];
      await this.reviews.open(
        userId,
        barred.map((other) => ({ kind, userId: other })),
      );
    }
  }

  /** Whether the account has it newly. */
  async #keep(userId: UserId, kind: IdentityKind, value: string): Promise<boolean> {
    const key = identityKey(kind, value);
    const [mark] = this.#marksOf(userId, kind, key);
    return key !== '' && (await this.marks.add(mark));
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

  /** By the secret of now, then by those before. */
  #marksOf(
    userId: UserId,
    kind: IdentityKind,
    value: string,
  ): readonly [IdentityMark, ...IdentityMark[]] {
    const marked = (key: KeyObject): IdentityMark => ({
      userId,
      kind,
      digest: createHmac('sha256', key).update(`${kind}\0${value}`).digest('base64url'),
    });
    const [now, ...before] = this.#keys;
    return [marked(now), ...before.map(marked)];
  }
}
