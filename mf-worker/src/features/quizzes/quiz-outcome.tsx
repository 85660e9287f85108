import type { QuizAttempt, QuizResult } from '@leafshift/contracts/quizzes';
import { textIn } from '@leafshift/domain/quizzes';
import { useFormats, useLanguage } from '@leafshift/i18n';
import { StatusMark } from '@leafshift/ui/status-mark';
import { readersZone } from '@leafshift/ui/text';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import styles from './quizzes.module.css';

interface QuizOutcomeProps {
  readonly attempt: QuizAttempt;
  readonly result: QuizResult;
  readonly onClose: () => void;
}

/** How it went: what was right and what was not, and when to try again. */
export function QuizOutcome({ attempt, result, onClose }: QuizOutcomeProps) {
  const { t } = useTranslation('mf-worker');
  const formats = useFormats();
  const language = useLanguage();
  const { right, of, passed, nextTryAt, questions } = result;
  const wasRight = new Map(questions.map(({ _id, isRight }) => [_id, isRight]));
  return (
    <>
      <p role="status">
        <StatusMark kind={passed ? 'complete' : 'problem'}>
          {t(passed ? 'quiz.passed' : 'quiz.failed', { right, of })}
        </StatusMark>
      </p>
      <ol className={styles.marks}>
        {attempt.questions.map(({ _id, text }) => (
          <li key={_id}>
            <bdi>{textIn(text, language)}</bdi>{' '}
            <StatusMark kind={wasRight.get(_id) ? 'complete' : 'cancelled'}>
              {t(wasRight.get(_id) ? 'quiz.right' : 'quiz.wrong')}
            </StatusMark>
          </li>
        ))}
      </ol>
      {nextTryAt !== null && (
        <p className={styles.note}>
          {t('quiz.nextTry', {
            date: formats.date(nextTryAt, readersZone()),
            time: formats.time(nextTryAt, readersZone()),
          })}
        </p>
      )}
      <div className={styles.actions}>
        <Button size="large" onClick={onClose}>
          {t('action.close')}
        </Button>
      </div>
    </>
  );
}
