import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { asId } from '../../../core/ids.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { Outbox } from '../../../infra/outbox/outbox.ts';
import { OutboxHandlers } from '../../../infra/outbox/outbox-handlers.ts';
import { outboxKind } from '../../../infra/outbox/outbox-kind.ts';
import { Uploads } from '../../uploads/index.ts';
import { SentApplications } from '../domain/application.repository.ts';
import type { Application, ApplicationId } from '../domain/application.ts';

const removeLater = outboxKind('applications.remove', z.strictObject({ id: z.string() }));

/** The end of applications: their file goes with them, and their time comes by itself (APPLY-9). */
@Injectable()
export class Removals implements OnModuleInit {
  constructor(
    private readonly sent: SentApplications,
    private readonly uploads: Uploads,
    private readonly outbox: Outbox,
    private readonly handlers: OutboxHandlers,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    this.handlers.register(removeLater, ({ id }) =>
      this.transactions.run(async () => {
        await this.remove(asId<ApplicationId>(id));
      }),
    );
  }

  /** Removes it once its time is over; in the running transaction. */
  plan({ id, removedOn }: Pick<Application, 'id' | 'removedOn'>): Promise<void> {
    return this.outbox.add(removeLater, { id }, { notBefore: removedOn });
  }

  /** Removes it with its file, in the running transaction; null where it is gone already. */
  async remove(id: ApplicationId): Promise<Application | null> {
    const removed = await this.sent.remove(id);
    if (removed?.resume) {
      await this.uploads.release(removed.resume);
    }
    return removed;
  }
}
