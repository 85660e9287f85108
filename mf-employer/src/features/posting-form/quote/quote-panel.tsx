import type { Quote } from '@leafshift/contracts/posts';
import { messageOf } from '@leafshift/data-access';
import { useFormats } from '@leafshift/i18n';
import { useMessages } from '@leafshift/i18n/messages';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CostBreakdown } from '../../cost/cost-breakdown.tsx';
import styles from '../posting-form.module.css';

/** What the posting will cost with the values of the form. */
export function QuotePanel({ quote }: { readonly quote: UseQueryResult<Quote> }) {
  const { t } = useTranslation('mf-employer');
  const say = useMessages();
  const id = useId();
  return (
    <aside className={styles.quote} aria-labelledby={id} aria-busy={quote.isFetching}>
      <h2 id={id} className={styles.partTitle}>
        {t('cost.title')}
      </h2>
      {quote.data ? (
        <QuoteDetails quote={quote.data} />
      ) : (
        <p className={styles.hint}>
          {quote.error ? say(messageOf(quote.error)) : t('cost.chooseFirst')}
        </p>
      )}
    </aside>
  );
}

/** Rate x workers x hours, the fees and the total. */
export function QuoteDetails({ quote }: { readonly quote: Quote }) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  return (
    <>
      <p className={styles.hint}>
        {t('cost.product', {
          rate: formats.dollars(quote.rate),
          workers: t('cost.workers', { count: quote.workers }),
          hours: formats.hours(quote.hours / quote.postings),
        })}
        {quote.postings > 1 && ` × ${t('cost.days', { count: quote.postings })}`}
      </p>
      <CostBreakdown cost={quote} />
    </>
  );
}
