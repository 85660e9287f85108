export {
  createPostingTemplate,
  deletePostingTemplate,
  postingTemplates,
  replacePostingTemplate,
} from './calls.ts';
export { postingTemplateErrors } from './errors.ts';
export {
  MAX_TEMPLATES,
  PermanentTemplate,
  PostingTemplate,
  PostingTemplateForm,
  TempTemplate,
} from './schemas.ts';
