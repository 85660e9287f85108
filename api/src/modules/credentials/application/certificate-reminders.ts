import { certificateExpiry } from '@leafshift/domain/credentials';
import { addDays, calendarDayIn } from '@leafshift/domain/time-zone';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { asId, type WorkerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { DomainEvents } from '../../../infra/domain-events/domain-events.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { Outbox } from '../../../infra/outbox/outbox.ts';
import { OutboxHandlers } from '../../../infra/outbox/outbox-handlers.ts';
import { outboxKind } from '../../../infra/outbox/outbox-kind.ts';
import { Notifier } from '../../notification/index.ts';
import { certificateHandedIn, type OwnCertificate, Profiles } from '../../profile/index.ts';

/** Days before the expiry at which its owner is told. */
const DAYS_BEFORE = [60, 30, 7] as const;

/** Noon in the east of the country, morning in its west. */
const TIME_OF_DAY = 'T16:00:00Z';
const ZONE = 'America/Toronto';

const remind = outboxKind(
  'credentials.remind',
  z.strictObject({
    userId: z.string(),
    certificateId: z.string(),
    expiresOn: z.iso.date(),
    days: z.number().int(),
  }),
);

type Reminder = z.infer<(typeof remind)['payload']>;

/**
 * Tells workers that a certificate expires. Each reminder waits in the outbox and is for one expiry
 * of one certificate: where that was changed, taken away or has a newer one beside it, it comes to
 * nothing.
 */
@Injectable()
export class CertificateReminders implements OnModuleInit {
  constructor(
    private readonly profiles: Profiles,
    private readonly notifier: Notifier,
    private readonly events: DomainEvents,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly handlers: OutboxHandlers,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(certificateHandedIn, ({ workerId, certificate }) =>
      this.#plan(workerId, certificate),
    );
    this.handlers.register(remind, (reminder) => this.#remind(reminder));
  }

  async #plan(userId: WorkerId, certificate: OwnCertificate): Promise<void> {
    const expiresOn = certificateExpiry(certificate);
    if (expiresOn === null) {
      return;
    }
    for (const days of DAYS_BEFORE) {
      const notBefore = new Date(`${addDays(expiresOn, -days)}${TIME_OF_DAY}`);
      if (notBefore > this.clock.now()) {
        const reminder = { userId, certificateId: certificate.id, expiresOn, days };
        await this.outbox.add(remind, reminder, { key: keyOf(reminder), notBefore });
      }
    }
  }

  async #remind(reminder: Reminder): Promise<void> {
    const userId = asId<WorkerId>(reminder.userId);
    const certificates = await this.profiles.certificatesOf(userId);
    const certificate = certificates.find(({ id }) => id === reminder.certificateId);
    if (certificate && isDue(reminder, certificate, certificates, this.clock.now())) {
      const { expiresOn, days } = reminder;
      await this.transactions.run(() =>
        this.notifier.notifyWorker({
          userId,
          kind: 'certificate-expiring',
          params: { certificate: certificate.name, expiresOn, days: String(days) },
          image: null,
          link: '/profile#certificates',
          key: keyOf(reminder),
        }),
      );
    }
  }
}

const keyOf = ({ certificateId, expiresOn, days }: Reminder): string =>
  `${certificateId}:${expiresOn}:${days}`;

function isDue(
  { expiresOn }: Reminder,
  certificate: OwnCertificate,
  all: readonly OwnCertificate[],
  now: Date,
): boolean {
  const isNewer = (other: OwnCertificate): boolean => {
    const otherExpiry = certificateExpiry(other);
    return (
      other.name === certificate.name &&
      other.status !== 'Rejected' &&
      (otherExpiry === null || otherExpiry > expiresOn)
    );
  };
  return (
    certificateExpiry(certificate) === expiresOn &&
    certificate.status !== 'Rejected' &&
    expiresOn >= calendarDayIn(now, ZONE) &&
    !all.some(isNewer)
  );
}
