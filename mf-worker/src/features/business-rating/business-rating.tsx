import type { TempPost } from '@leafshift/contracts/posts';
import { useFormats } from '@leafshift/i18n';
import { useShell } from '@leafshift/shell-sdk';
import { useFocusOnChange } from '@leafshift/ui/focus';
import { ErrorState } from '@leafshift/ui/states';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './business-rating.module.css';
import { givenRatingQuery } from './queries.ts';

const RatingForm = lazy(async () => ({ default: (await import('./rating-form.tsx')).RatingForm }));

/** Rates the business of a shift that I worked; then what each side gave, when it is shown, and the way to more shifts of the kind. */
export function BusinessRating({ shift }: { readonly shift: TempPost }) {
  const { t } = useTranslation('mf-worker');
  const { api } = useShell();
  const formats = useFormats();
  const rating = useQuery(givenRatingQuery(api, shift._id));
  const section = useFocusOnChange<HTMLDivElement>(rating.data?.given != null);
  if (!rating.data) {
    return rating.isPending ? null : (
      <ErrorState error={rating.error} onRetry={rating.refetch} isRetrying={rating.isRefetching} />
    );
  }
  const { given, mayRate, isShown, shownAt } = rating.data;
  const received = shift.confirmedArr[0]?.shiftDetails.employer.rating ?? null;
  const date = formats.date(shownAt, shift.timeZone);
  return (
    <div ref={section} tabIndex={-1} className={styles.section}>
      {given && <p>{t('rating.given', { stars: given.rating })}</p>}
      {given && given.comment !== '' && (
        <blockquote className={styles.words}>
          <bdi>{given.comment}</bdi>
        </blockquote>
      )}
      {received !== null && <p>{t('rating.received', { stars: received })}</p>}
      {given && (
        <p className={styles.note}>{isShown ? t('rating.shown') : t('rating.waits', { date })}</p>
      )}
      {mayRate && <p className={styles.note}>{t('rating.lead', { date })}</p>}
      {mayRate && (
        <Suspense fallback={null}>
          <RatingForm shift={shift} />
        </Suspense>
      )}
      {!given && !mayRate && <p className={styles.note}>{t('rating.closed')}</p>}
      <Link to={`/find-work?${new URLSearchParams({ jobType: shift.jobType })}`}>
        {t('rating.shiftsLikeThis')}
      </Link>
    </div>
  );
}
