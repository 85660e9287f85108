import { Id } from '@leafshift/contracts/core';
import { useSearchParams } from 'react-router-dom';

/** Which posting is looked at, from the address. */
export function useViewedPost() {
  const [search, setSearch] = useSearchParams();
  return {
    postId: Id.safeParse(search.get('post')).data ?? null,
    view: (id: string) => {
      const after = new URLSearchParams(search);
      after.set('post', id);
      setSearch(after, { preventScrollReset: true });
    },
    close: () => {
      const after = new URLSearchParams(search);
      after.delete('post');
      setSearch(after, { replace: true, preventScrollReset: true });
    },
  };
}
