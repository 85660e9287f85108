import type { QuizBadge } from '@leafshift/contracts/quizzes';
import { textIn } from '@leafshift/domain/quizzes';
import { useLanguage } from '@leafshift/i18n';
import { StatusMark } from '@leafshift/ui/status-mark';
import styles from './badges.module.css';

/** The quizzes that a worker has passed, beside their name. */
export function BadgeMarks({ badges }: { readonly badges: readonly QuizBadge[] }) {
  const language = useLanguage();
  return badges.length === 0 ? null : (
    <span className={styles.badges}>
      {badges.map(({ quiz, title }) => (
        <StatusMark key={quiz} kind="complete">
          <bdi>{textIn(title, language)}</bdi>
        </StatusMark>
      ))}
    </span>
  );
}
