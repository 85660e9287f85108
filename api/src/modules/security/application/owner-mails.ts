import type { Language } from '@leafshift/domain/languages';
import { Injectable } from '@nestjs/common';
import type { UserId } from '../../../core/ids.ts';
import { Audience } from '../../../core/members/audience.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { MailOffice } from '../../../infra/mail/mail-office.ts';
import { mailTexts } from '../../../infra/mail/mail-texts.ts';
import { Owners } from '../domain/owners.ts';

/** What happens to an account that its owner always hears of. */
export type OwnerMailKind =
  | 'new-device'
  | 'password-changed'
  | 'password-reset'
  | 'email-changed'
  | 'bank-changed'
  | 'bank-removed'
  | 'factor-added'
  | 'factor-removed'
  | 'recovery-codes-made'
  | 'account-closing'
  | 'member-joined'
  | 'role-changed';

export interface OwnerMailDetails {
  /** Browser and system, empty where they are not known; for every kind that a device does. */
  readonly device?: string;
  /** The new address, for 'email-changed'; who joined, for 'member-joined'. */
  readonly email?: string;
  /** Name and last digits, for 'bank-changed' and 'bank-removed'. */
  readonly bank?: string;
  /** How long pay waits that has not left; for 'bank-changed', 0 where it does not. */
  readonly waitHours?: number;
}

/** The words of a mail; who sends them says to whom. */
export interface OwnerMailWords {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** Mails about the security of an account. No preference switches them off, and they hold no link. */
@Injectable()
export class OwnerMails {
  constructor(
    private readonly owners: Owners,
    private readonly office: MailOffice,
    private readonly clock: Clock,
    private readonly audience: Audience,
  ) {}

  /** Tells everybody who may decide on it: of a business those with the permission, be they its founder or not. */
  async tellThoseWhoMay(
    needs: 'billing' | 'closing',
    accountId: UserId,
    kind: OwnerMailKind,
    details: OwnerMailDetails = {},
  ): Promise<void> {
    for (const userId of await this.audience.of(accountId, { needs, about: null })) {
      await this.tell(userId, kind, details);
    }
  }

  /**
   * Mails the owner from the outbox of the running transaction, at the address that the account has
   * now. Of new devices nobody is told at an address that may be a stranger's.
   */
  async tell(userId: UserId, kind: OwnerMailKind, details: OwnerMailDetails = {}): Promise<void> {
    const owner = await this.owners.find(userId);
    if (owner && (owner.emailVerified || kind !== 'new-device')) {
      const { email: to, name, language } = owner;
      await this.office.send({ to, language, ...this.words(kind, { name, language, ...details }) });
    }
  }

  /** What the mail says, now. */
  words(
    kind: OwnerMailKind,
    {
      name,
      language,
      device = '',
      waitHours = 0,
      ...values
    }: OwnerMailDetails & { readonly name: string; readonly language: Language },
  ): OwnerMailWords {
    const t = mailTexts(language);
    return {
      subject: t(`owner.${kind}.subject`),
      heading: t('hello', { name }),
      paragraphs: [
        t(`owner.${kind}.text`, values),
        ...(waitHours > 0 ? [t('owner.payWaits', { hours: waitHours })] : []),
        t('owner.when', { time: this.#timeIn(language) }),
        ...(device === '' ? [] : [t('owner.device', { device })]),
        t('owner.notYou'),
      ],
    };
  }

  #timeIn(language: Language): string {
    return new Intl.DateTimeFormat(`${language}-CA`, {
      dateStyle: 'long',
      timeStyle: 'long',
      timeZone: 'UTC',
    }).format(this.clock.now());
  }
}
