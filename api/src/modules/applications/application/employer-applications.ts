import type {
  AnswerForm,
  Application as ApplicationAnswer,
  ApplicationStage,
  applicationCounts,
  applications as listCall,
} from '@leafshift/contracts/applications';
import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import { STAGE_AFTER_ANSWER, type ApplicationStage as Stage } from '@leafshift/domain/applications';
import { queryWords } from '@leafshift/domain/search-words';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import { asId, type EmployerId, type UserId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { newId } from '../../../infra/mongo/object-ids.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { MarketAccounts, type PermanentPostingId } from '../../job-board/index.ts';
import { Uploads } from '../../uploads/index.ts';
import { Users } from '../../users/index.ts';
import { ApplicationRepository } from '../domain/application.repository.ts';
import type { ApplicationId } from '../domain/application.ts';
import { ApplicantMails } from './applicant-mails.ts';
import { applicationAnswer, rowAnswer } from './application-answer.ts';
import { Removals } from './removals.ts';

/** The figures of TOO_MANY_NOTES and TOO_MANY_ANSWERS. */
const MOST_NOTES = 100;
const MOST_ANSWERS = 20;

/** A business and those who applied to it. Each method throws NOT_FOUND for another's application. */
@Injectable()
export class EmployerApplications {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly accounts: MarketAccounts,
    private readonly users: Users,
    private readonly uploads: Uploads,
    private readonly mails: ApplicantMails,
    private readonly removals: Removals,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async list(
    employerId: EmployerId,
    { postId, stage, q, ...page }: CallParsed<typeof listCall>['query'],
  ): Promise<CallAnswer<typeof listCall>> {
    const words = queryWords(q ?? '');
    if (q !== undefined && words.length === 0) {
      return { applications: [], nextCursor: null };
    }
    const postingId = postId === undefined ? undefined : asId<PermanentPostingId>(postId);
    const found = await this.applications.list(employerId, { postingId, stage, words }, page);
    return { applications: found.items.map(rowAnswer), nextCursor: found.nextCursor };
  }

  async counts(employerId: EmployerId): Promise<CallAnswer<typeof applicationCounts>> {
    const counts = await this.applications.countStages(employerId);
    const postings = new Map<string, { title: string; stages: Partial<Record<Stage, number>> }>();
    for (const { postingId, title, stage, count } of counts) {
      const known = postings.get(postingId)?.stages ?? {};
      postings.set(postingId, { title, stages: { ...known, [stage]: count } });
    }
    return {
      postings: [...postings].map(([postId, { title, stages }]) => ({
        postId,
        title,
        total: Object.values(stages).reduce((sum, count) => sum + count, 0),
        stages,
      })),
    };
  }

  async get(employerId: EmployerId, id: ApplicationId): Promise<ApplicationAnswer> {
    return applicationAnswer(await this.#get(employerId, id));
  }

  /** A link to the résumé for a minute and for the session that asks. */
  async resumeLink(employerId: EmployerId, id: ApplicationId): Promise<string> {
    const { resume } = await this.#get(employerId, id);
    return this.uploads.privateAddress(resume ?? refuse('NOT_FOUND'));
  }

  async setStage(
    employerId: EmployerId,
    id: ApplicationId,
    stage: ApplicationStage,
  ): Promise<ApplicationAnswer> {
    const changed = await this.applications.setStage(employerId, id, stage);
    return applicationAnswer(changed ?? refuse('NOT_FOUND'));
  }

  /** Throws TOO_MANY_NOTES. */
  async addNote(
    employerId: EmployerId,
    id: ApplicationId,
    text: string,
  ): Promise<ApplicationAnswer> {
    await this.#get(employerId, id);
    const note = { id: newId<never>(), text, at: this.clock.now() };
    const changed = await this.applications.addNote(employerId, id, note, MOST_NOTES);
    return applicationAnswer(changed ?? refuse('TOO_MANY_NOTES'));
  }

  /** Sends the mail with what is kept of it; a reply goes to who answers. Throws ACCOUNT_SUSPENDED or TOO_MANY_ANSWERS. */
  async answer(
    { employerId, by }: { readonly employerId: EmployerId; readonly by: UserId },
    id: ApplicationId,
    { kind, subject, text }: AnswerForm,
  ): Promise<ApplicationAnswer> {
    const applicant = await this.#get(employerId, id);
    const company = (await this.accounts.cards([employerId])).get(employerId)?.name ?? '';
    return this.transactions.run(async () => {
      await this.users.assertActive(employerId);
      const answer = { id: newId<never>(), kind, subject, text, at: this.clock.now() };
      const sent = { stage: STAGE_AFTER_ANSWER[kind], most: MOST_ANSWERS };
      const changed =
        (await this.applications.addAnswer(employerId, id, answer, sent)) ??
        refuse('TOO_MANY_ANSWERS');
      const replyTo = (await this.users.get(by)).email;
      await this.mails.sendAnswer(applicant, answer, { company, replyTo });
      return applicationAnswer(changed);
    });
  }

  async remove(employerId: EmployerId, id: ApplicationId): Promise<void> {
    await this.#get(employerId, id);
    await this.transactions.run(() => this.removals.remove(id));
  }

  async #get(employerId: EmployerId, id: ApplicationId) {
    return (await this.applications.find(employerId, id)) ?? refuse('NOT_FOUND');
  }
}
