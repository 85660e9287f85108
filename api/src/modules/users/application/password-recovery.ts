import { createHash, randomBytes } from 'node:crypto';
import type { PasswordReset } from '@leafshift/contracts/users';
import { LANGUAGES, type Language } from '@leafshift/domain/languages';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { requestLanguage } from '../../../core/context/request-context.ts';
import { refuse } from '../../../core/errors/api-error.ts';
import { AttemptLimits } from '../../../core/limits/attempt-limits.ts';
import { networkOf } from '../../../core/limits/network.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Config } from '../../../infra/config/config.ts';
import { mailBodies } from '../../../infra/mail/mail-layout.ts';
import { mailTexts } from '../../../infra/mail/mail-texts.ts';
import { Mailer } from '../../../infra/mail/mailer.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { Outbox } from '../../../infra/outbox/outbox.ts';
import { OutboxHandlers } from '../../../infra/outbox/outbox-handlers.ts';
import { outboxKind } from '../../../infra/outbox/outbox-kind.ts';
import { Passwords, Sessions } from '../../auth/index.ts';
import { SecurityLog } from '../../security/index.ts';
import type { Account } from '../domain/account.ts';
import { AccountRepository } from '../domain/ports/account.repository.ts';
import { RecoveryRepository } from '../domain/ports/recovery.repository.ts';

const LINK_MINUTES = 30;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const TOKEN_BYTES = 32;

const recoveryAsked = outboxKind(
  'users.recoveryAsked',
  z.strictObject({ email: z.string(), language: z.enum(LANGUAGES) }),
);

/** Forgotten passwords: a single-use link by mail, good for 30 minutes (decisions, 'Accounts'). */
@Injectable()
export class PasswordRecovery implements OnModuleInit {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly links: RecoveryRepository,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly log: SecurityLog,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly handlers: OutboxHandlers,
    private readonly mailer: Mailer,
    private readonly limits: AttemptLimits,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.handlers.register(recoveryAsked, async ({ email, language }, { recordId }) => {
      const account = await this.accounts.findByEmail(email);
      if (account) {
        await this.#sendLink(account, language, recordId);
      }
    });
  }

  /** The same work and answer whether the address exists or not. */
  async ask(email: string, address: string): Promise<void> {
    const { env } = this.config;
    await this.limits.count({
      name: 'recovery-address',
      who: networkOf(address),
      most: env.RATE_LIMIT_RECOVERIES_PER_ADDRESS,
      windowMs: HOUR_MS,
    });
    await this.limits.count({
      name: 'recovery-account',
      who: email.toLowerCase(),
      most: env.RATE_LIMIT_RECOVERIES_PER_HOUR,
      windowMs: HOUR_MS,
    });
    await this.transactions.run(() =>
      this.outbox.add(recoveryAsked, { email, language: requestLanguage() }),
    );
  }

  /** Sets the new password and ends every session. Throws RESET_TOKEN_INVALID or PASSWORD_TOO_COMMON. */
  async reset({ token, password }: PasswordReset): Promise<void> {
    // Before the password is hashed, which costs far more than to look.
    if (!(await this.links.isGood(digest(token), this.clock.now()))) {
      refuse('RESET_TOKEN_INVALID');
    }
    const passwordHash = await this.passwords.choose(password, 'password');
    await this.transactions.run(async () => {
      const userId =
        (await this.links.use(digest(token), this.clock.now())) ?? refuse('RESET_TOKEN_INVALID');
      await this.accounts.setPasswordHash(userId, passwordHash);
      await this.log.record({ event: 'password-reset', userId });
      await this.sessions.end(userId, 'all');
    });
  }

  /** The token is made here, so that it is nowhere but in the mail. */
  async #sendLink(
    { id, email, name }: Account,
    language: Language,
    recordId: string,
  ): Promise<void> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const date = this.clock.now();
    await this.links.add(digest(token), id, new Date(date.getTime() + LINK_MINUTES * MINUTE_MS));
    const t = mailTexts(language);
    await this.mailer.deliver({
      to: email,
      subject: t('recovery.subject'),
      ...mailBodies(language, {
        heading: t('hello', { name }),
        paragraphs: [t('recovery.asked'), t('recovery.link', { minutes: LINK_MINUTES })],
        button: {
          label: t('recovery.button'),
          url: `${this.config.portalUrl}/recover-password?token=${token}`,
        },
      }),
      messageId: `<${recordId}@leafshift.ca>`,
      date,
    });
  }
}

const digest = (token: string): string => createHash('sha256').update(token).digest('base64url');
