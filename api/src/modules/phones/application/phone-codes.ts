import { LANGUAGES } from '@leafshift/domain/languages';
import { reachableNumber } from '@leafshift/domain/phone-numbers';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { requestLanguage } from '../../../core/context/request-context.ts';
import { asId, type UserId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { mailTexts } from '../../../infra/mail/mail-texts.ts';
import { Outbox } from '../../../infra/outbox/outbox.ts';
import { OutboxHandlers } from '../../../infra/outbox/outbox-handlers.ts';
import { outboxKind } from '../../../infra/outbox/outbox-kind.ts';
import { SmsSender } from '../../../infra/sms/sms-sender.ts';
import { Profiles } from '../../profile/index.ts';
import { Users } from '../../users/index.ts';
import { CODE_MINUTES, VerificationCodes } from '../../verification/index.ts';

const phoneCodeAsked = outboxKind(
  'phones.codeAsked',
  z.strictObject({ userId: z.string(), number: z.string(), language: z.enum(LANGUAGES) }),
);

/** Text messages with a code to the number of a profile. */
@Injectable()
export class PhoneCodes implements OnModuleInit {
  constructor(
    private readonly users: Users,
    private readonly profiles: Profiles,
    private readonly codes: VerificationCodes,
    private readonly sender: SmsSender,
    private readonly outbox: Outbox,
    private readonly handlers: OutboxHandlers,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.register(phoneCodeAsked, async ({ userId, number, language }, { recordId }) => {
      const id = asId<UserId>(userId);
      if ((await this.users.find(id)) && (await this.numberOf(id)) === number) {
        const { code } = await this.codes.make(id, 'phone', number);
        const t = mailTexts(language);
        const text = t('sms.code', { code, minutes: CODE_MINUTES });
        await this.sender.deliver({ id: recordId, to: number, text, at: this.clock.now() });
      }
    });
  }

  /** The profile's number as messages are sent to it; null where there is none that can be reached. */
  async numberOf(userId: UserId): Promise<string | null> {
    const { phoneNumber } = await this.profiles.get(userId);
    return reachableNumber(phoneNumber ?? '');
  }

  /** Asks for the message, in the running transaction. */
  ask(userId: UserId, number: string): Promise<void> {
    return this.outbox.add(phoneCodeAsked, { userId, number, language: requestLanguage() });
  }
}
