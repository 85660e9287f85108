import CheckCircleFilled from '@ant-design/icons/es/icons/CheckCircleFilled';
import type { Invoice } from '@leafshift/contracts/invoice';
import { useFormats } from '@leafshift/i18n';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './submitted-view.module.css';

/** Says what submitting the shift has created; the toast alone would be gone in a moment. */
export function SubmittedView({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  return (
    <div className={styles.done} role="status">
      <CheckCircleFilled aria-hidden className={styles.mark} />
      <h3 className={styles.title}>{t('shift.complete')}</h3>
      <p className={styles.text}>
        {t('submit.invoiceMade', {
          number: invoice.number,
          total: formats.dollars(invoice.total),
        })}
      </p>
      <Link to={`/workhistory?invoice=${invoice._id}`}>{t('action.viewInvoice')}</Link>
    </div>
  );
}
