import {
  createPostingTemplate,
  deletePostingTemplate,
  type PostingTemplateForm,
  postingTemplates,
  replacePostingTemplate,
} from '@leafshift/contracts/posting-templates';
import { anId, aPostingTemplate } from '@leafshift/testing/builders';
import { anApiError, type Handler, handle } from '@leafshift/testing/mock-api';
import { found, replaced, type Store } from './store.ts';

/** Templates of postings, one a name. */
export function templateHandlers(store: Store): Handler[] {
  const made = (id: string, form: PostingTemplateForm) => {
    const sameName = store.templates.find(({ name }) => name === form.name);
    if (sameName && sameName._id !== id) {
      throw anApiError('TEMPLATE_NAME_IN_USE');
    }
    return aPostingTemplate({ _id: id, ...form });
  };
  return [
    handle(postingTemplates, () => ({ templates: store.templates })),
    handle(createPostingTemplate, ({ body }) => {
      const template = made(anId(950 + store.templates.length), body);
      store.templates = [...store.templates, template];
      return template;
    }),
    handle(replacePostingTemplate, ({ params, body }) => {
      found(store.templates, params.id);
      const template = made(params.id, body);
      store.templates = replaced(store.templates, template);
      return template;
    }),
    handle(deletePostingTemplate, ({ params }) => {
      store.templates = store.templates.filter(({ _id }) => _id !== params.id);
      return undefined;
    }),
  ];
}
