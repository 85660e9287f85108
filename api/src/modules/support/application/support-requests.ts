import type { CallAnswer } from '@leafshift/contracts/core';
import type {
  ownSupport,
  SupportRequest as SupportAnswered,
  SupportForm,
  WaitingSupport,
} from '@leafshift/contracts/support';
import { MOST_WAITING_QUESTIONS, SUPPORT_CLAIM_MINUTES } from '@leafshift/domain/support';
import { textCode } from '@leafshift/domain/text-code';
import { addHours } from '@leafshift/domain/time-zone';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { AdminId, UserId } from '../../../core/ids.ts';
import { AttemptLimits } from '../../../core/limits/attempt-limits.ts';
import type { Page, PageRequest, Waiting } from '../../../core/paging/page.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Config } from '../../../infra/config/config.ts';
import { newId } from '../../../infra/mongo/object-ids.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { Notifier } from '../../notification/index.ts';
import { Users } from '../../users/index.ts';
import { type SupportId, SupportRepository, type SupportRequest } from '../domain/support.ts';
import { SupportMails } from './support-mails.ts';

const DAY_MS = 86_400_000;
/** As many as a page of them shows. */
const MOST_SHOWN = 20;
const PAGE = '/support';

type Note = (request: SupportRequest) => Promise<void>;

/** Questions of people to the back office, and its answers (OFFICE-40). */
@Injectable()
export class SupportRequests {
  constructor(
    private readonly repository: SupportRepository,
    private readonly users: Users,
    private readonly notifier: Notifier,
    private readonly mails: SupportMails,
    private readonly limits: AttemptLimits,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** Throws SUPPORT_TOO_MANY or TOO_MANY_REQUESTS. */
  async ask(userId: UserId, { topic, text }: SupportForm): Promise<SupportAnswered> {
    if ((await this.repository.countWaitingOf(userId)) >= MOST_WAITING_QUESTIONS) {
      refuse('SUPPORT_TOO_MANY', {
        text: textCode('SUPPORT_TOO_MANY', { most: MOST_WAITING_QUESTIONS }),
      });
    }
    await this.limits.count({
      name: 'support-questions',
      who: userId,
      most: this.config.env.RATE_LIMIT_SUPPORT_PER_DAY,
      windowMs: DAY_MS,
    });
    const request: SupportRequest = {
      ...{ id: newId<SupportId>(), userId, topic, text },
      ...{ askedAt: this.clock.now(), answer: null, claim: null },
    };
    await this.transactions.run(async () => {
      await this.repository.add(request);
      await this.users.tellBackOffice('support');
      await this.mails.tellWaiting();
    });
    return requestView(request);
  }

  /** The operator's, where there is one. */
  get address(): string | null {
    return this.config.env.SUPPORT_EMAIL ?? null;
  }

  async own(userId: UserId): Promise<CallAnswer<typeof ownSupport>> {
    const requests = await this.repository.listOf(userId, MOST_SHOWN);
    return { requests: requests.map(requestView), address: this.address };
  }

  /** How many wait, and since when. */
  countWaiting(): Promise<Waiting> {
    return this.repository.countWaiting();
  }

  /** Those that wait, longest first. */
  async list(page: PageRequest): Promise<Page<WaitingSupport>> {
    const { items, nextCursor } = await this.repository.listWaiting(page);
    const now = this.clock.now();
    const people = await this.users.map(
      items.flatMap(({ userId, claim }) => (claim ? [userId, claim.by] : [userId])),
    );
    const nameOf = (id: UserId): string => people.get(id)?.name ?? '';
    return {
      nextCursor,
      items: items.map((request) => ({
        ...requestView(request),
        user: {
          _id: request.userId,
          name: nameOf(request.userId),
          usertype: people.get(request.userId)?.usertype ?? 'Temp',
        },
        claim:
          request.claim && request.claim.until > now
            ? {
                _id: request.claim.by,
                name: nameOf(request.claim.by),
                until: request.claim.until.toISOString(),
              }
            : null,
      })),
    };
  }

  /** `note` only where it was not theirs before. Throws NOT_FOUND, SUPPORT_ANSWERED or SUPPORT_CLAIMED. */
  claim(adminId: AdminId, id: SupportId, note: Note): Promise<{ until: string }> {
    return this.transactions.run(async () => {
      const now = this.clock.now();
      const until = addHours(now, SUPPORT_CLAIM_MINUTES / 60);
      const before = await this.repository.claim(id, { by: adminId, until }, now);
      if (before === null) return this.#refuse(id);
      if (before.claim?.by !== adminId || before.claim.until <= now) {
        await note(before);
        await this.users.tellBackOffice('support');
      }
      return { until: until.toISOString() };
    });
  }

  /** Tells who asked, in the same transaction. Throws NOT_FOUND, SUPPORT_ANSWERED or SUPPORT_CLAIMED. */
  answer(adminId: AdminId, id: SupportId, text: string, note: Note): Promise<void> {
    return this.transactions.run(async () => {
      const answer = { text, at: this.clock.now(), by: adminId };
      const answered = await this.repository.answer(id, answer);
      if (answered === null) return this.#refuse(id);
      await note(answered);
      await this.users.tellBackOffice('support');
      const { userId } = answered;
      const to = { userId, kind: 'support-answered', params: {}, image: null, link: PAGE } as const;
      await this.notifier.notify(to);
    });
  }

  async #refuse(id: SupportId): Promise<never> {
    const found = (await this.repository.find(id)) ?? refuse('NOT_FOUND');
    return refuse(found.answer === null ? 'SUPPORT_CLAIMED' : 'SUPPORT_ANSWERED');
  }
}

const requestView = ({ id, topic, text, askedAt, answer }: SupportRequest): SupportAnswered => ({
  _id: id,
  topic,
  text,
  askedAt: askedAt.toISOString(),
  answer: answer && { text: answer.text, at: answer.at.toISOString() },
});
