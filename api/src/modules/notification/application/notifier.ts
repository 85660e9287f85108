import { notificationIn, notificationSubjectIn } from '@leafshift/texts/server';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { asId, type UserId } from '../../../core/ids.ts';
import { Audience } from '../../../core/members/audience.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Config } from '../../../infra/config/config.ts';
import { DomainEvents } from '../../../infra/domain-events/domain-events.ts';
import { MailOffice } from '../../../infra/mail/mail-office.ts';
import { mailTexts } from '../../../infra/mail/mail-texts.ts';
import { newId } from '../../../infra/mongo/object-ids.ts';
import { Outbox } from '../../../infra/outbox/outbox.ts';
import { OutboxHandlers } from '../../../infra/outbox/outbox-handlers.ts';
import { outboxKind } from '../../../infra/outbox/outbox-kind.ts';
import { Realtime } from '../../../infra/realtime/realtime.ts';
import { UserPreferences } from '../../preferences/index.ts';
import { Users } from '../../users/index.ts';
import { mailGroupOf } from '../domain/mail-rules.ts';
import { concernOf } from '../domain/member-rules.ts';
import { NotificationRepository } from '../domain/notification.repository.ts';
import type { NewNotification, Notification, NotificationId } from '../domain/notification.ts';
import { ShiftFacts } from '../domain/shift-facts.ts';
import { invoiceBlock } from './invoice-block.ts';
import { notificationAnswer } from './notification-answer.ts';
import { notificationMade } from './notification-made.event.ts';
import { shiftOfMail } from './shift-of-mail.ts';

const Delivery = z.strictObject({ userId: z.string(), notificationId: z.string() });
const deliver = outboxKind('notification.deliver', Delivery);
/** Of its own, because a process of the release before knows of no facts and would give such a record up. */
const deliverOfShift = outboxKind(
  'notification.deliverOfShift',
  Delivery.extend({ facts: ShiftFacts }),
);

/** Tells people what happened: in their list, in their open windows, and by mail as they prefer. */
@Injectable()
export class Notifier implements OnModuleInit {
  constructor(
    private readonly notifications: NotificationRepository,
    private readonly preferences: UserPreferences,
    private readonly users: Users,
    private readonly outbox: Outbox,
    private readonly handlers: OutboxHandlers,
    private readonly events: DomainEvents,
    private readonly realtime: Realtime,
    private readonly mail: MailOffice,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly audience: Audience,
  ) {}

  onModuleInit(): void {
    this.handlers.register(deliver, (delivery, { attempt }) =>
      this.#deliver(delivery, undefined, attempt === 1),
    );
    this.handlers.register(deliverOfShift, ({ facts, ...delivery }, { attempt }) =>
      this.#deliver(delivery, facts, attempt === 1),
    );
  }

  /**
   * Writes the notification in the running transaction, for each of a business whom it concerns; it is
   * delivered once that is durable.
   */
  async notify(wanted: NewNotification): Promise<void> {
    for (const userId of await this.audience.of(wanted.userId, concernOf(wanted))) {
      await this.#tell({ ...wanted, userId });
    }
  }

  /** The same to a worker: nobody is asked who is in their business, since they are in none. */
  async notifyWorker(wanted: NewNotification): Promise<void> {
    await this.#tell(wanted);
  }

  async #tell({ facts, ...wanted }: NewNotification): Promise<void> {
    const id = newId<NotificationId>();
    const notification = { ...wanted, id, isRead: false, createdAt: this.clock.now() };
    if (await this.notifications.add(notification)) {
      const { userId, kind } = wanted;
      const delivery = { userId, notificationId: id };
      await (facts
        ? this.outbox.add(deliverOfShift, { ...delivery, facts })
        : this.outbox.add(deliver, delivery));
      await this.events.publish(notificationMade, { id, userId, kind });
    }
  }

  /** Open windows do not wait for a mail server that is away, nor hear of each further attempt. */
  async #deliver(
    { userId, notificationId }: z.infer<typeof Delivery>,
    facts: ShiftFacts | undefined,
    isFirstAttempt: boolean,
  ): Promise<void> {
    const notification = await this.notifications.find(
      asId<UserId>(userId),
      asId<NotificationId>(notificationId),
    );
    if (!notification) {
      return;
    }
    const show = (): void =>
      this.realtime.emit([notification.userId], 'notification', notificationAnswer(notification));
    if (isFirstAttempt) {
      show();
    }
    await this.#mail(notification, facts);
    if (!isFirstAttempt) {
      show();
    }
  }

  async #mail(notification: Notification, facts: ShiftFacts | undefined): Promise<void> {
    const { id, userId, kind, params, link } = notification;
    const group = mailGroupOf(kind);
    const account = group && (await this.users.find(userId));
    if (!account) {
      return;
    }
    const { language, mail } = await this.preferences.of(userId);
    if (!mail[group]) {
      return;
    }
    const t = mailTexts(language);
    const references = invoiceBlock(language, params);
    const url = `${this.config.portalUrl}${link ?? '/home'}`;
    await this.mail.sendNow(id, {
      to: account.email,
      language,
      subject: notificationSubjectIn(language, kind),
      heading: t('hello', { name: account.name }),
      paragraphs: [`${notificationIn(language, { kind, params })}${t('fullStop')}`],
      ...(references.length > 0 && { facts: references }),
      ...(facts && shiftOfMail(language, facts, notification, this.config.portalUrl)),
      button: { label: t('open'), url },
    });
  }
}
