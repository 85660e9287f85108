import { randomUUID } from 'node:crypto';
import {
  type BeforeApplicationShutdown,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Clock } from '../../../infra/clock/clock.ts';
import { Config } from '../../../infra/config/config.ts';
import { Log } from '../../../infra/logger/log.ts';
import { Leases } from '../../../infra/mongo/leases.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import type { AssignmentId } from '../../assignments/index.ts';
import { type FileKey, Uploads } from '../../uploads/index.ts';
import { ConversationRepository } from '../domain/conversation.repository.ts';
import { MessageRepository } from '../domain/message.repository.ts';
import { MessageReportRepository } from '../domain/message-report.ts';
import { NoticeRepository } from '../domain/notice.ts';

const LEASE = 'conversations.removal';
const LEASE_MS = 5 * 60_000;
const LOOK_EVERY_MS = 60 * 60_000;
const PART = 50;

/**
 * Removes conversations with all that is in them once they need not be kept any more (MSG-12), a part at
 * a time. Whichever node holds the lease does it; what a report waits for stays until it is decided.
 */
@Injectable()
export class OldMessages implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #owner = randomUUID();
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> | null = null;
  #stopped = false;

  constructor(
    private readonly conversations: ConversationRepository,
    private readonly messages: MessageRepository,
    private readonly notices: NoticeRepository,
    private readonly reports: MessageReportRepository,
    private readonly uploads: Uploads,
    private readonly transactions: Transactions,
    private readonly leases: Leases,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.#timer = setInterval(() => {
      this.#running ??= this.run()
        .catch((err: unknown) => this.log.error('Old messages could not be removed', { err }))
        .finally(() => {
          this.#running = null;
        });
    }, LOOK_EVERY_MS);
    this.#timer.unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#stopped = true;
    if (this.#timer) clearInterval(this.#timer);
    await this.#running;
  }

  /** Removes what is due. */
  async run(): Promise<void> {
    const before = this.#keptSince();
    while (await this.leases.take(LEASE, this.#owner, LEASE_MS)) {
      if (this.#stopped || (await this.#removePart(before))) break;
    }
    await this.leases.release(LEASE, this.#owner);
  }

  /** True when nothing is left that can go. */
  async #removePart(before: Date): Promise<boolean> {
    const ended = await this.conversations.listEndedBefore(before, PART);
    const waiting = await this.reports.listWaitingIn(ended);
    const due = ended.filter((id) => !waiting.has(id));
    for (const id of due) {
      await this.#remove(id);
    }
    if (due.length > 0) {
      return false;
    }
    await this.notices.removeBefore(before);
    await this.transactions.run(async () => {
      await this.#releaseUnused(await this.reports.removeBefore(before));
    });
    return true;
  }

  async #remove(id: AssignmentId): Promise<void> {
    await this.transactions.run(async () => {
      const pictures = await this.messages.removeOf(id);
      await this.conversations.remove(id);
      await this.#releaseUnused(pictures);
    });
  }

  /** One picture may stand in several conversations, and in a report. */
  async #releaseUnused(keys: readonly FileKey[]): Promise<void> {
    for (const key of keys) {
      if (!((await this.messages.isShown(key)) || (await this.reports.isShown(key)))) {
        await this.uploads.release(key);
      }
    }
  }

  #keptSince(): Date {
    const since = this.clock.now();
    since.setUTCMonth(since.getUTCMonth() - this.config.env.MESSAGES_KEPT_MONTHS);
    return since;
  }
}
