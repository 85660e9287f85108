import { ONBOARDING_LEVELS, type OnboardingFlags } from '@leafshift/domain/onboarding';
import { useTranslation } from 'react-i18next';
import styles from './level-list.module.css';

interface Props {
  readonly titles: readonly string[];
  readonly flags: OnboardingFlags;
  /** The level that is shown, from 1. */
  readonly current: number;
}

/** Which levels are complete, which one is shown, and which are still to come. */
export function LevelList({ titles, flags, current }: Props) {
  const { t } = useTranslation('mf-onboarding');
  return (
    <ol className={styles.list} aria-label={t('levels')}>
      {ONBOARDING_LEVELS.map((level) => {
        const isComplete = flags[`level${level}`] === true;
        const isCurrent = level === current;
        return (
          <li
            key={level}
            className={styles.level}
            data-complete={isComplete}
            {...(isCurrent && { 'aria-current': 'step' as const })}
          >
            <span className={styles.mark} aria-hidden>
              {isComplete ? '✓' : level}
            </span>
            <span className={styles.title}>{titles[level - 1]}</span>
            {isComplete && <span className="ls-unseen">{t('complete')}</span>}
          </li>
        );
      })}
    </ol>
  );
}
