import type { PaymentCode } from '@leafshift/domain/eligibility';
import { textCode } from '@leafshift/domain/text-code';
import { useRefusals } from '@leafshift/i18n/refusals';
import Alert from 'antd/es/alert';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './payment-remedy.module.css';

const REMEDIES: Readonly<Record<PaymentCode, readonly Remedy[]>> = {
  CARD_NEEDED: ['card'],
  CARD_FAILED: ['card', 'invoice'],
  INVOICE_OVERDUE: ['invoice', 'card'],
};

type Remedy = 'card' | 'invoice';
const PAGES = { card: '/profile#payment', invoice: '/workhistory' } as const;

/** Why the employer can neither post nor confirm, and where that is put right. Half-filled forms are kept. */
export function PaymentRemedy({ problem }: { readonly problem: PaymentCode | null }) {
  const { t } = useTranslation('mf-employer');
  const say = useRefusals();
  if (!problem) return null;
  const links = { card: t('payment.toCard'), invoice: t('payment.toInvoices') };
  return (
    <Alert
      type="warning"
      showIcon
      title={say(textCode(problem))}
      description={
        <span className={styles.links}>
          {REMEDIES[problem].map((remedy) => (
            <Link key={remedy} to={PAGES[remedy]}>
              {links[remedy]}
            </Link>
          ))}
        </span>
      }
    />
  );
}
