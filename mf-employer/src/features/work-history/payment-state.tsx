import type { Invoice } from '@leafshift/contracts/invoice';
import { useFormats } from '@leafshift/i18n';
import { StatusMark } from '@leafshift/ui/status-mark';
import { useTranslation } from 'react-i18next';

const refundedCents = ({ refunds }: Invoice): number =>
  refunds.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);

/** Whether the invoice is paid, on its way, disputed, given back, or could not be charged. */
export function PaymentState({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  const refunded = refundedCents(invoice);
  if (invoice.disputes.some(({ status }) => status === 'open')) {
    return <StatusMark kind="problem">{t('invoice.disputed')}</StatusMark>;
  }
  if (invoice.status === 'paid' && refunded >= Math.round(invoice.total * 100)) {
    return <StatusMark kind="complete">{t('invoice.refunded')}</StatusMark>;
  }
  if (invoice.status === 'paid' && refunded > 0) {
    const amount = formats.dollars(refunded / 100);
    return <StatusMark kind="confirmed">{t('invoice.refundedInPart', { amount })}</StatusMark>;
  }
  if (invoice.status === 'paid') {
    return <StatusMark kind="confirmed">{t('invoice.paid')}</StatusMark>;
  }
  return invoice.paymentError ? (
    <StatusMark kind="problem">{t('invoice.failed')}</StatusMark>
  ) : (
    <StatusMark kind="waiting">{t('invoice.open')}</StatusMark>
  );
}
