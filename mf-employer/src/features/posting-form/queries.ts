import { type PostForm, quotePost } from '@leafshift/contracts/posts';
import { type ApiClient, listKey } from '@leafshift/data-access';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';

/** What a posting will cost, as the server says; asks nothing while there is no form to ask about. */
export const quoteQuery = (api: ApiClient, form: PostForm | null) =>
  queryOptions({
    queryKey: listKey('posts', { of: 'quote', form }),
    queryFn: form ? ({ signal }) => api.send(quotePost, { body: form }, { signal }) : skipToken,
    placeholderData: keepPreviousData,
  });
