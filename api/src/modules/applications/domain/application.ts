import type { AnswerKind, ApplicationStage, ConsentVersion } from '@leafshift/domain/applications';
import type { Language } from '@leafshift/domain/languages';
import type { EmployerId, IdOf, UserId } from '../../../core/ids.ts';
import type { PermanentPostingId } from '../../job-board/index.ts';
import type { FileKey } from '../../uploads/index.ts';

export type ApplicationId = IdOf<'Application'>;

/** A worker of Leafshift who applied signed in, as they were then. */
export interface Member {
  readonly userId: UserId;
  readonly city: string;
  readonly province: string;
  readonly certificates: readonly string[];
}

/** A note of the business; its applicant never sees it. */
export interface ApplicationNote {
  readonly id: IdOf<'ApplicationNote'>;
  readonly text: string;
  readonly at: Date;
}

/** A mail that the business sent to its applicant. */
export interface SentAnswer {
  readonly id: IdOf<'ApplicationAnswer'>;
  readonly kind: AnswerKind;
  readonly subject: string;
  readonly text: string;
  readonly at: Date;
}

/** An application for a permanent job (APPLY-1). */
export interface Application {
  readonly id: ApplicationId;
  readonly employerId: EmployerId;
  readonly postingId: PermanentPostingId;
  /** The posting's title when the application arrived. */
  readonly title: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly words: string;
  readonly language: Language;
  /** The file, cleaned. */
  readonly resume: FileKey | null;
  readonly member: Member | null;
  readonly consent: { readonly version: ConsentVersion; readonly at: Date };
  readonly stage: ApplicationStage;
  readonly notes: readonly ApplicationNote[];
  readonly answers: readonly SentAnswer[];
  readonly createdAt: Date;
  /** When everything of it is removed. */
  readonly removedOn: Date;
}
