import { useFormats } from '@leafshift/i18n';
import { useUiText } from '../locales/use-ui-text.ts';
import styles from './rating.module.css';
import { Star } from './star.tsx';

interface RatingProps {
  /** 1 to 5, or null before the first rating. */
  readonly value: number | null;
}

/** A person's average rating, to two decimals. */
export function Rating({ value }: RatingProps) {
  const t = useUiText();
  const formats = useFormats();
  if (value === null) return <span className={styles.none}>{t('rating.none')}</span>;
  const average = formats.twoDecimals(value);
  return (
    <span className={styles.rating}>
      <Star />
      <span className="ls-figures" aria-hidden="true">
        {average}
      </span>
      <span className="ls-unseen">{t('rating.average', { average })}</span>
    </span>
  );
}
