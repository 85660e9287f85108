import type { ApplicationStage } from '@leafshift/domain/applications';
import type { EmployerId, UserId } from '../../../core/ids.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import type { PermanentPostingId } from '../../job-board/index.ts';
import type { Application, ApplicationId, ApplicationNote, SentAnswer } from './application.ts';

export interface ApplicationFilter {
  readonly postingId?: PermanentPostingId | undefined;
  readonly stage?: ApplicationStage | undefined;
  readonly words: readonly string[];
}

/** How many applications of a posting stand at a stage. */
export interface StageCount {
  readonly postingId: PermanentPostingId;
  readonly title: string;
  readonly stage: ApplicationStage;
  readonly count: number;
}

/** Applications of an employer's postings. */
export abstract class ApplicationRepository {
  /** The application that is kept for the posting and address: this one, or the one that was there. */
  abstract add(application: Application): Promise<ApplicationId>;

  abstract find(employerId: EmployerId, id: ApplicationId): Promise<Application | null>;

  /** Latest first. */
  abstract list(
    employerId: EmployerId,
    filter: ApplicationFilter,
    page: PageRequest,
  ): Promise<Page<Application>>;

  abstract countStages(employerId: EmployerId): Promise<readonly StageCount[]>;

  abstract setStage(
    employerId: EmployerId,
    id: ApplicationId,
    stage: ApplicationStage,
  ): Promise<Application | null>;

  /** Null also where it has `most` notes already. */
  abstract addNote(
    employerId: EmployerId,
    id: ApplicationId,
    note: ApplicationNote,
    most: number,
  ): Promise<Application | null>;

  /** Null also where it has `most` answers already. */
  abstract addAnswer(
    employerId: EmployerId,
    id: ApplicationId,
    answer: SentAnswer,
    sent: { readonly stage: ApplicationStage | null; readonly most: number },
  ): Promise<Application | null>;

  /** What was removed, so that its file can go too. */
  abstract remove(employerId: EmployerId, id: ApplicationId): Promise<Application | null>;

  /** All of the employer's; for the export of their data. */
  abstract listOfEmployer(employerId: EmployerId): Promise<readonly Application[]>;
}

/** Applications as those who sent them, and time, deal with them: whosever posting it was. */
export abstract class SentApplications {
  abstract find(id: ApplicationId): Promise<Application | null>;

  /** What was removed, so that its file can go too. */
  abstract remove(id: ApplicationId): Promise<Application | null>;

  /** Those that a worker sent signed in. */
  abstract listOfMember(userId: UserId): Promise<readonly Application[]>;
}
