import type { PhoneState } from '@leafshift/contracts/phones';
import { reachableNumber } from '@leafshift/domain/phone-numbers';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import { identityGiven } from '../../../core/identity/identity-given.ts';
import type { UserId } from '../../../core/ids.ts';
import { AttemptLimits } from '../../../core/limits/attempt-limits.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Config } from '../../../infra/config/config.ts';
import { DomainEvents } from '../../../infra/domain-events/domain-events.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { SmsSender } from '../../../infra/sms/sms-sender.ts';
import { SecurityLog } from '../../security/index.ts';
import { VerificationCodes } from '../../verification/index.ts';
import { VerifiedPhoneRepository } from '../domain/verified-phone.repository.ts';
import { PhoneCodes } from './phone-codes.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** That the phone number of a profile is its owner's: a code in a text message. Off until configured. */
@Injectable()
export class PhoneVerification implements OnModuleInit {
  constructor(
    private readonly phones: VerifiedPhoneRepository,
    private readonly messages: PhoneCodes,
    private readonly codes: VerificationCodes,
    private readonly sender: SmsSender,
    private readonly limits: AttemptLimits,
    private readonly log: SecurityLog,
    private readonly events: DomainEvents,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** Another number is not verified, nor is the old one when it comes back. */
  onModuleInit(): void {
    this.events.subscribe(identityGiven, async ({ userId, kind, value }) => {
      const verified = kind === 'phone' ? await this.phones.find(userId) : null;
      if (verified && verified.number !== reachableNumber(value)) {
        await this.phones.remove(userId);
      }
    });
  }

  async describe(userId: UserId): Promise<PhoneState> {
    const number = await this.messages.numberOf(userId);
    const verified = await this.phones.find(userId);
    return {
      available: this.sender.isConfigured,
      number,
      verified: number !== null && verified?.number === number,
    };
  }

  /** None where it is verified. Throws NOT_FOUND where messages are off, PHONE_NOT_REACHABLE or TOO_MANY_REQUESTS. */
  async send(userId: UserId, address: string): Promise<void> {
    const { number, verified } = await this.#reachable(userId);
    if (verified) {
      return;
    }
    await this.codes.countRequest(userId, 'phone', address);
    // Whoever asks: many accounts must not fill the phone of one person.
    await this.limits.count({
      name: 'code-number',
      who: number,
      most: this.config.env.RATE_LIMIT_CODES_PER_NUMBER,
      windowMs: DAY_MS,
    });
    await this.transactions.run(() => this.messages.ask(userId, number));
  }

  /** Throws CODE_INVALID, CODE_EXPIRED or TOO_MANY_REQUESTS, and as `send` does; not where it is verified already. */
  async verify(userId: UserId, typed: string): Promise<PhoneState> {
    const { verified } = await this.#reachable(userId);
    if (!verified) {
      const code = await this.codes.check(userId, 'phone', typed);
      await this.transactions.run(async () => {
        await this.codes.use(code);
        // The code went to the number that the profile had then.
        if ((await this.messages.numberOf(userId)) !== code.target) {
          refuse('CODE_INVALID');
        }
        const verifiedAt = this.clock.now();
        await this.phones.put({ userId, number: code.target, verifiedAt });
        await this.events.publish(identityGiven, { userId, kind: 'phone', value: code.target });
        await this.log.record({ event: 'phone-verified', userId });
      });
    }
    return this.describe(userId);
  }

  async #reachable(userId: UserId): Promise<PhoneState & { readonly number: string }> {
    const { available, number, verified } = await this.describe(userId);
    if (!available) {
      refuse('NOT_FOUND');
    }
    return { available, number: number ?? refuse('PHONE_NOT_REACHABLE'), verified };
  }
}
