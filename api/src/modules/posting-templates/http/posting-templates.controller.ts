import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import {
  createPostingTemplate,
  deletePostingTemplate,
  postingTemplates,
  replacePostingTemplate,
} from '@leafshift/contracts/posting-templates';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { EmployerCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asId } from '../../../core/ids.ts';
import { isOwnStore } from '../../../core/members/own-stores.ts';
import { PostingTemplates } from '../application/posting-templates.ts';
import type { PostingTemplateId } from '../domain/posting-template.ts';

/** Templates of postings. */
@Controller()
export class PostingTemplatesController {
  constructor(private readonly templates: PostingTemplates) {}

  @Endpoint(postingTemplates)
  async list(@Caller() { userId }: EmployerCaller): Promise<CallAnswer<typeof postingTemplates>> {
    const templates = await this.templates.list(userId);
    return { templates: templates.filter(({ posting }) => isOfOwnStore(posting.location)) };
  }

  @Endpoint(createPostingTemplate)
  create(
    @Caller() { userId }: EmployerCaller,
    @Input() { body }: CallParsed<typeof createPostingTemplate>,
  ): Promise<CallAnswer<typeof createPostingTemplate>> {
    return this.templates.create(userId, body);
  }

  @Endpoint(replacePostingTemplate)
  replace(
    @Caller() { userId }: EmployerCaller,
    @Input() { params, body }: CallParsed<typeof replacePostingTemplate>,
  ): Promise<CallAnswer<typeof replacePostingTemplate>> {
    return this.templates.replace(userId, asId<PostingTemplateId>(params.id), body);
  }

  @Endpoint(deletePostingTemplate)
  remove(
    @Caller() { userId }: EmployerCaller,
    @Input() { params }: CallParsed<typeof deletePostingTemplate>,
  ): Promise<void> {
    return this.templates.remove(userId, asId<PostingTemplateId>(params.id));
  }
}

/** A template without one of the business's stores is everybody's. */
const isOfOwnStore = (location: unknown): boolean =>
  typeof location !== 'string' || isOwnStore(location);
