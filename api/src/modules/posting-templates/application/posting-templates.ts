import {
  MAX_TEMPLATES,
  type PostingTemplate as PostingTemplateAnswer,
  type PostingTemplateForm,
} from '@leafshift/contracts/posting-templates';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { EmployerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { newId } from '../../../infra/mongo/object-ids.ts';
import { sanitiseRichText } from '../../job-board/index.ts';
import { PostingTemplateRepository } from '../domain/posting-template.repository.ts';
import type { PostingTemplate, PostingTemplateId } from '../domain/posting-template.ts';

/** An employer's templates of postings. */
@Injectable()
export class PostingTemplates {
  constructor(
    private readonly templates: PostingTemplateRepository,
    private readonly clock: Clock,
  ) {}

  async list(employerId: EmployerId): Promise<PostingTemplateAnswer[]> {
    const templates = await this.templates.list(employerId);
    return templates.map(templateAnswer);
  }

  /** Throws TEMPLATE_NAME_IN_USE or TOO_MANY_TEMPLATES. */
  async create(employerId: EmployerId, form: PostingTemplateForm): Promise<PostingTemplateAnswer> {
    if ((await this.templates.count(employerId)) >= MAX_TEMPLATES) {
      refuse('TOO_MANY_TEMPLATES');
    }
    const template = this.#made(newId<PostingTemplateId>(), employerId, form);
    if ((await this.templates.add(template)) === 'name-in-use') {
      refuse('TEMPLATE_NAME_IN_USE');
    }
    return templateAnswer(template);
  }

  /** Throws NOT_FOUND or TEMPLATE_NAME_IN_USE. */
  async replace(
    employerId: EmployerId,
    id: PostingTemplateId,
    form: PostingTemplateForm,
  ): Promise<PostingTemplateAnswer> {
    const template = this.#made(id, employerId, form);
    const outcome = await this.templates.replace(template);
    if (outcome === 'not-found') {
      refuse('NOT_FOUND');
    }
    return outcome === 'name-in-use' ? refuse('TEMPLATE_NAME_IN_USE') : templateAnswer(template);
  }

  /** Throws NOT_FOUND. */
  async remove(employerId: EmployerId, id: PostingTemplateId): Promise<void> {
    if (!(await this.templates.remove(employerId, id))) {
      refuse('NOT_FOUND');
    }
  }

  #made(
    id: PostingTemplateId,
    employerId: EmployerId,
    { name, posting }: PostingTemplateForm,
  ): PostingTemplate {
    const jobDescription = sanitiseRichText(posting.jobDescription);
    return {
      id,
      employerId,
      name,
      posting: { ...posting, jobDescription },
      updatedAt: this.clock.now(),
    };
  }
}

/** A template as the API answers it. */
const templateAnswer = ({
  id,
  name,
  posting,
  updatedAt,
}: PostingTemplate): PostingTemplateAnswer => ({
  _id: id,
  name,
  posting,
  updatedAt: updatedAt.toISOString(),
});
