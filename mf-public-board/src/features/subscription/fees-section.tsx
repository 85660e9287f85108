import type { User } from '@leafshift/contracts/users';
import { accountFees, quotePosting } from '@leafshift/domain/fees';
import { centsToDollars, dollarsToCents } from '@leafshift/domain/money';
import { useFormats } from '@leafshift/i18n';
import { Section } from '@leafshift/ui/page';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../charts/data-table.tsx';
import { jobTypeText } from '../market/job-type-texts.ts';
import styles from './subscription.module.css';

/** One worker for a day, to show what the fees come to. */
const EXAMPLE = { rate: 25, hours: 8, workers: 1 };
/** Ontario's, unless the account has its own. */
const EXAMPLE_TAX_PERCENT = 13;

/** The fees of an employer's account, with what they come to for one worker and day. */
export const FeesSection = ({ user: { paymentDetails } }: { user: User }) => {
  const { t } = useTranslation('mf-public-board');
  const { dollars, percent, hours } = useFormats();
  const { leafshiftPercent, processingFee, taxPercentON, prices } = paymentDetails;
  const taxPercent = taxPercentON ?? EXAMPLE_TAX_PERCENT;
  const cost = quotePosting({
    rate: dollarsToCents(EXAMPLE.rate),
    workers: EXAMPLE.workers,
    duration: EXAMPLE.hours,
    fees: accountFees(paymentDetails),
    taxPercent,
  });
  const lines = [
    [t('subscription.basePay'), cost.basePay],
    [t('subscription.platformFee'), cost.platformFee],
    [t('subscription.processingFee'), cost.processingFee],
    [t('subscription.taxAt', { percent: percent(taxPercent) }), cost.tax],
  ] as const;

  return (
    <Section title={t('subscription.fees')} description={t('subscription.feesText')}>
      <dl className={styles.fees}>
        <div>
          <dt>{t('subscription.platformFee')}</dt>
          <dd className="ls-figures">{percent(leafshiftPercent)}</dd>
          <dd>{t('subscription.platformText')}</dd>
        </div>
        <div>
          <dt>{t('subscription.processingFee')}</dt>
          <dd className="ls-figures">{dollars(processingFee)}</dd>
          <dd>{t('subscription.processingText')}</dd>
        </div>
        <div>
          <dt>{t('subscription.monthly')}</dt>
          <dd className="ls-figures">{dollars(0)}</dd>
          <dd>{t('subscription.monthlyText')}</dd>
        </div>
      </dl>
      <h3 className={styles.heading}>
        {t('subscription.example', {
          hours: hours(EXAMPLE.hours),
          rate: dollars(EXAMPLE.rate),
        })}
      </h3>
      <dl className={styles.bill}>
        {lines.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="ls-figures">{dollars(centsToDollars(amount))}</dd>
          </div>
        ))}
        <div data-kind="total">
          <dt>{t('subscription.total')}</dt>
          <dd className="ls-figures">{dollars(centsToDollars(cost.total))}</dd>
        </div>
      </dl>
      {prices.length > 0 && (
        <>
          <h3 className={styles.heading}>{t('subscription.ownPrices')}</h3>
          <DataTable
            caption={t('subscription.ownPrices')}
            columns={[t('market.jobType'), t('subscription.leastRate')]}
            rows={prices.map(({ name, price }) => {
              const key = jobTypeText(name);
              return { key: name, cells: [key ? t(key) : name, dollars(price)] };
            })}
          />
        </>
      )}
    </Section>
  );
};
