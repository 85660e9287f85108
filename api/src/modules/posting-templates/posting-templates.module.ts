import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PersonalTemplateData } from './application/personal-template-data.ts';
import { PostingTemplates } from './application/posting-templates.ts';
import { PostingTemplateRepository } from './domain/posting-template.repository.ts';
import { PostingTemplatesController } from './http/posting-templates.controller.ts';
import { MongoPostingTemplateRepository } from './persistence/mongo-posting-template.repository.ts';
import { postingTemplateCollection } from './persistence/posting-template.schema.ts';

@Module({
  imports: [MongooseModule.forFeature([postingTemplateCollection])],
  controllers: [PostingTemplatesController],
  providers: [
    PersonalTemplateData,
    PostingTemplates,
    { provide: PostingTemplateRepository, useClass: MongoPostingTemplateRepository },
  ],
})
export class PostingTemplatesModule {}
