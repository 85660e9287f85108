import type { PostingTemplateForm } from '@leafshift/contracts/posting-templates';
import type { EmployerId, IdOf } from '../../../core/ids.ts';

export type PostingTemplateId = IdOf<'PostingTemplate'>;

/** What an employer keeps to begin postings from; names are unique, whatever their case. */
export interface PostingTemplate {
  readonly id: PostingTemplateId;
  readonly employerId: EmployerId;
  readonly name: string;
  /** Its description is sanitised. */
  readonly posting: PostingTemplateForm['posting'];
  readonly updatedAt: Date;
}
