import type { QuizBadge } from '@leafshift/contracts/quizzes';
import { textIn } from '@leafshift/domain/quizzes';
import { useLanguage } from '@leafshift/i18n';
import { NativeSelect } from '@leafshift/ui/native-select';
import { useTranslation } from 'react-i18next';
import styles from './badges.module.css';

interface BadgeFilterProps {
  readonly badges: readonly QuizBadge[];
  /** The id of the quiz; empty for everybody. */
  readonly value: string;
  readonly onChange: (quiz: string) => void;
}

/** Chooses whom a list of workers shows by a quiz that they have passed; nothing where nobody has any. */
export function BadgeFilter({ badges, value, onChange }: BadgeFilterProps) {
  const { t } = useTranslation('mf-employer');
  const language = useLanguage();
  const titles = new Map(badges.map(({ quiz, title }) => [quiz, textIn(title, language)]));
  if (titles.size === 0) return null;
  return (
    <div className={styles.filter}>
      <span aria-hidden>{t('badges.passed')}</span>
      <NativeSelect
        label={t('badges.passed')}
        value={titles.has(value) ? value : ''}
        options={[
          { value: '', label: t('badges.everybody') },
          ...[...titles].map(([quiz, label]) => ({ value: quiz, label })),
        ]}
        onChange={onChange}
      />
    </div>
  );
}
