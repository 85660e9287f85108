import type { Invoice } from '@leafshift/contracts/invoice';
import { StatusMark } from '@leafshift/ui/status-mark';
import { useTranslation } from 'react-i18next';

/** Whether the invoice is paid, on its way, or could not be charged. */
export function PaymentState({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation('mf-employer');
  if (invoice.status === 'paid') {
    return <StatusMark kind="confirmed">{t('invoice.paid')}</StatusMark>;
  }
  return invoice.paymentError ? (
    <StatusMark kind="problem">{t('invoice.failed')}</StatusMark>
  ) : (
    <StatusMark kind="waiting">{t('invoice.open')}</StatusMark>
  );
}
