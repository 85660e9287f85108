import type { EmployerId } from '../../../core/ids.ts';
import type { PostingTemplate, PostingTemplateId } from './posting-template.ts';

/** Employers' templates. Writes answer `name-in-use` where another template has the name. */
export abstract class PostingTemplateRepository {
  /** By name. */
  abstract list(employerId: EmployerId): Promise<readonly PostingTemplate[]>;

  abstract count(employerId: EmployerId): Promise<number>;

  abstract add(template: PostingTemplate): Promise<'added' | 'name-in-use'>;

  abstract replace(template: PostingTemplate): Promise<'replaced' | 'not-found' | 'name-in-use'>;

  /** Whether there was one to remove. */
  abstract remove(employerId: EmployerId, id: PostingTemplateId): Promise<boolean>;

  abstract removeOf(employerId: EmployerId): Promise<void>;
}
