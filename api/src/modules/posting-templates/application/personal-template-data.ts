import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EmployerId, UserId } from '../../../core/ids.ts';
import type { PersonalData } from '../../../core/personal-data/personal-data.registry.ts';
import { PersonalDataRegistry } from '../../../core/personal-data/personal-data.registry.ts';
import { PostingTemplateRepository } from '../domain/posting-template.repository.ts';
import { PostingTemplates } from './posting-templates.ts';

/** Templates in one's own export, and their removal. */
@Injectable()
export class PersonalTemplateData implements PersonalData, OnModuleInit {
  readonly section = 'postingTemplates';

  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly templates: PostingTemplates,
    private readonly repository: PostingTemplateRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  collect(userId: UserId): Promise<unknown> {
    // Only employers have any.
    return this.templates.list(userId as EmployerId);
  }

  erase(userId: UserId): Promise<void> {
    return this.repository.removeOf(userId as EmployerId);
  }
}
