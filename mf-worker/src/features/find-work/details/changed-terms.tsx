import type { ChangedTerms, TempPost } from '@leafshift/contracts/posts';
import { useFormats } from '@leafshift/i18n';
import { useTrade } from '@leafshift/i18n/messages';
import { Money, ShiftDate, ShiftTime } from '@leafshift/ui/text';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './changed-terms.module.css';

interface ChangedTermsProps {
  readonly shift: TempPost;
  readonly changed: ChangedTerms;
}

type Term = ChangedTerms['what'][number];

/** What was changed after my request: before and now, side by side. */
export function ChangedTermsTable({ shift, changed }: ChangedTermsProps) {
  const { t } = useTranslation('mf-worker');
  const id = useId();
  return (
    <section className={styles.changed} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {t('changed.title')}
      </h3>
      <p className={styles.text}>{t('changed.text')}</p>
      <table className={styles.table} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{t('changed.what')}</th>
            <th scope="col">{t('changed.before')}</th>
            <th scope="col">{t('changed.now')}</th>
          </tr>
        </thead>
        <tbody>
          {changed.what.map((term) => (
            <tr key={term}>
              <th scope="row">{t(`changed.term.${term}`)}</th>
              <td className={styles.before}>
                <TermOf term={term} terms={changed.before} />
              </td>
              <td className={styles.now}>
                <TermOf term={term} terms={shift} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface TermOfProps {
  readonly term: Term;
  readonly terms: ChangedTerms['before'];
}

function TermOf({ term, terms }: TermOfProps): ReactNode {
  const formats = useFormats();
  const trade = useTrade();
  switch (term) {
    case 'start':
      return (
        <>
          <ShiftDate at={terms.date} zone={terms.timeZone} />{' '}
          <ShiftTime start={terms.date} end={terms.endDate} zone={terms.timeZone} />
        </>
      );
    case 'duration':
      return formats.hours(terms.duration);
    case 'place':
      return (
        <>
          <bdi>{terms.location.locationName}</bdi> <bdi>{terms.location.fullAddress}</bdi>
        </>
      );
    case 'job':
      return `${trade(terms.jobTitle)}, ${trade(terms.jobType)}`;
    case 'rate':
      return <Money dollars={terms.rate} />;
  }
}
