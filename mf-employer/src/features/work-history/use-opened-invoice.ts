import { Id } from '@leafshift/contracts/core';
import { useSearchParams } from 'react-router-dom';

/** Which invoice is open, from the address. */
export function useOpenedInvoice() {
  const [search, setSearch] = useSearchParams();
  return {
    invoiceId: Id.safeParse(search.get('invoice')).data ?? null,
    open: (id: string) => {
      const after = new URLSearchParams(search);
      after.set('invoice', id);
      setSearch(after, { preventScrollReset: true });
    },
    close: () => {
      const after = new URLSearchParams(search);
      after.delete('invoice');
      setSearch(after, { replace: true, preventScrollReset: true });
    },
  };
}
