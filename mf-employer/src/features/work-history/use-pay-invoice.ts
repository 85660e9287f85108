import { type Invoice, payInvoice } from '@leafshift/contracts/invoice';
import { messageOf } from '@leafshift/data-access';
import { useShell } from '@leafshift/shell-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { invoicesKey } from './queries.ts';

/** Tries the charge of an open invoice again. */
export function usePayInvoice(invoice: Invoice) {
  const { t } = useTranslation('mf-employer');
  const { api, notify } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.send(payInvoice, { params: { id: invoice._id } }),
    onSuccess: ({ status, paymentError }) => {
      if (status === 'paid') {
        notify('Success', t('toast.invoicePaid'));
      } else {
        notify('Error', paymentError?.msg ?? t('invoice.open'));
      }
    },
    onError: (error) => notify('Error', messageOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: invoicesKey }),
  });
}
