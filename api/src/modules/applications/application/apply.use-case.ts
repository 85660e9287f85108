import type { ApplicationForm } from '@leafshift/contracts/applications';
import { APPLICATION_DAYS } from '@leafshift/domain/applications';
import { Injectable } from '@nestjs/common';
import type { SignedInCaller } from '../../../core/caller/caller.ts';
import { refuse } from '../../../core/errors/api-error.ts';
import type { EmployerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { newId } from '../../../infra/mongo/object-ids.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { MarketAccounts, PermanentBoard, type PermanentPostingId } from '../../job-board/index.ts';
import { Notifier } from '../../notification/index.ts';
import { type FileKey, Uploads } from '../../uploads/index.ts';
import { ApplicationRepository } from '../domain/application.repository.ts';
import type { Application, ApplicationId } from '../domain/application.ts';
import { ApplicantLimits } from './applicant-limits.ts';
import { ApplicantMails } from './applicant-mails.ts';
import { Members } from './members.ts';
import { Removals } from './removals.ts';

const DAY_MS = 86_400_000;

/** Takes an application for a posting of the board, once an address; who sends it again is told by mail. */
@Injectable()
export class ApplyUseCase {
  constructor(
    private readonly board: PermanentBoard,
    private readonly accounts: MarketAccounts,
    private readonly applications: ApplicationRepository,
    private readonly members: Members,
    private readonly uploads: Uploads,
    private readonly removals: Removals,
    private readonly mails: ApplicantMails,
    private readonly notifier: Notifier,
    private readonly limits: ApplicantLimits,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND for a posting that the board does not show, RESUME_NOT_FOUND or TOO_MANY_REQUESTS. */
  async execute(
    caller: SignedInCaller | null,
    postingId: PermanentPostingId,
    form: ApplicationForm,
  ): Promise<void> {
    await this.limits.countApplication(form.email);
    const posting = (await this.board.find(postingId, this.clock.now())) ?? refuse('NOT_FOUND');
    // A field that no person sees was filled in: a machine is answered as if all were well.
    if (form.website) {
      return;
    }
    const { employerId, jobType: title } = posting;
    const [member, cards] = await Promise.all([
      this.members.find(caller),
      this.accounts.cards([employerId]),
    ]);
    const company = cards.get(employerId)?.name ?? refuse('NOT_FOUND');
    await this.transactions.run(async () => {
      const resume = await this.#claim(employerId, form.resumeKey);
      const application = this.#made({ employerId, postingId, title, resume, member }, form);
      const id = await this.applications.add(application);
      const isFirst = id === application.id;
      await this.mails.tellArrived({ ...application, id }, company, isFirst);
      if (isFirst) {
        await this.removals.plan(application);
        await this.#notify(application);
      } else if (resume) {
        await this.uploads.release(resume);
      }
    });
  }

  #made(
    of: Pick<Application, 'employerId' | 'postingId' | 'title' | 'resume' | 'member'>,
    { name, email, phone = '', words = '', language, consent }: ApplicationForm,
  ): Application {
    const at = this.clock.now();
    return {
      ...of,
      ...{ id: newId<ApplicationId>(), name, email, phone, words, language },
      ...{ consent: { version: consent, at }, stage: 'new', notes: [], answers: [] },
      createdAt: at,
      removedOn: new Date(at.getTime() + APPLICATION_DAYS * DAY_MS),
    };
  }

  async #claim(employerId: EmployerId, key: string | undefined): Promise<FileKey | null> {
    return key === undefined
      ? null
      : ((await this.uploads.claimKept(employerId, 'resume', key)) ?? refuse('RESUME_NOT_FOUND'));
  }

  #notify({ id, employerId, name, title, postingId }: Application): Promise<void> {
    return this.notifier.notify({
      userId: employerId,
      kind: 'application-arrived',
      params: { name, jobTitle: title },
      image: null,
      link: `/applicants?post=${postingId}&applicant=${id}`,
    });
  }
}
