import type { AnswerKind } from '@leafshift/domain/applications';
import type { Language } from '@leafshift/domain/languages';
import type { EmployerId } from '../../../core/ids.ts';

/** What a business answers applicants in a language, in its own words. */
export interface OwnAnswer {
  readonly kind: AnswerKind;
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
}

/** The own answers of businesses; where there is none, ours is sent. */
export abstract class OwnAnswerRepository {
  abstract list(employerId: EmployerId): Promise<readonly OwnAnswer[]>;
  abstract set(employerId: EmployerId, answer: OwnAnswer): Promise<void>;
  abstract reset(employerId: EmployerId, kind: AnswerKind, language: Language): Promise<void>;
  abstract removeAll(employerId: EmployerId): Promise<void>;
}
