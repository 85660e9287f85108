import { postingTemplates } from '@leafshift/contracts/posting-templates';
import { type ApiClient, listKey } from '@leafshift/data-access';
import { queryOptions } from '@tanstack/react-query';

export const templatesKey = listKey('posting-templates');

/** My templates, by name. */
export const templatesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: templatesKey,
    queryFn: async ({ signal }) => (await api.send(postingTemplates, {}, { signal })).templates,
  });
