export { PostingTemplatesModule } from './posting-templates.module.ts';
