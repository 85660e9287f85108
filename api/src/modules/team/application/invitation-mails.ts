import { createHash, randomBytes } from 'node:crypto';
import { INVITATION_DAYS } from '@leafshift/domain/business-members';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { asId } from '../../../core/ids.ts';
import { Config } from '../../../infra/config/config.ts';
import { MailOffice } from '../../../infra/mail/mail-office.ts';
import { mailTexts } from '../../../infra/mail/mail-texts.ts';
import { Outbox } from '../../../infra/outbox/outbox.ts';
import { OutboxHandlers } from '../../../infra/outbox/outbox-handlers.ts';
import { outboxKind } from '../../../infra/outbox/outbox-kind.ts';
import { MarketAccounts } from '../../job-board/index.ts';
import {
  type MemberInvitationId,
  MemberInvitationRepository,
} from '../domain/invitation.repository.ts';

const TOKEN_BYTES = 32;

const invitationSent = outboxKind(
  'members.invitationSent',
  z.strictObject({ invitationId: z.string() }),
);

/** Mails with the link of an invitation. */
@Injectable()
export class InvitationMails implements OnModuleInit {
  constructor(
    private readonly invitations: MemberInvitationRepository,
    private readonly accounts: MarketAccounts,
    private readonly office: MailOffice,
    private readonly outbox: Outbox,
    private readonly handlers: OutboxHandlers,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.handlers.register(invitationSent, ({ invitationId }, { recordId }) =>
      this.#send(asId<MemberInvitationId>(invitationId), recordId),
    );
  }

  /** Sends the mail once the running transaction is durable. */
  ask(invitationId: MemberInvitationId): Promise<void> {
    return this.outbox.add(invitationSent, { invitationId });
  }

  /** The token is made here, so that it is nowhere but in the mail. */
  async #send(id: MemberInvitationId, recordId: string): Promise<void> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const invitation = await this.invitations.setToken(id, invitationDigest(token));
    if (!invitation) {
      return;
    }
    const { email: to, language, businessId, role } = invitation;
    const { name: business } = await this.accounts.getEmployer(businessId);
    const t = mailTexts(language);
    await this.office.sendNow(recordId, {
      to,
      language,
      subject: t('memberInvitation.subject', { business }),
      heading: t('memberInvitation.heading'),
      paragraphs: [
        t(`memberInvitation.${role}`, { business }),
        t('memberInvitation.link', { days: INVITATION_DAYS }),
      ],
      button: {
        label: t('memberInvitation.button'),
        url: `${this.config.portalUrl}/accept-invitation?token=${token}`,
      },
    });
  }
}

/** What is kept of a link's token. */
export const invitationDigest = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
