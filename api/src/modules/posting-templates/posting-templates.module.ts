import { Module } from '@nestjs/common';
import { PersonalTemplateData } from './api/personal-template-data.ts';
import { PostingTemplatesController } from './api/posting-templates.controller.ts';
import { PostingTemplates } from './api/posting-templates.ts';
import { PostingTemplateRepository } from './domain/posting-template.repository.ts';
import { MongoPostingTemplateRepository } from './persistence/mongo-posting-template.repository.ts';

@Module({
  controllers: [PostingTemplatesController],
  providers: [
    PersonalTemplateData,
    PostingTemplates,
    { provide: PostingTemplateRepository, useClass: MongoPostingTemplateRepository },
  ],
})
export class PostingTemplatesModule {}
