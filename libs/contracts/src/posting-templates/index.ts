export {
  createPostingTemplate,
  deletePostingTemplate,
  postingTemplates,
  replacePostingTemplate,
} from './calls.ts';

export {
  MAX_TEMPLATES,
  PostingTemplate,
  PostingTemplateForm,
} from './schemas.ts';
