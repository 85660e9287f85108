import type { OwnQuiz } from '@leafshift/contracts/quizzes';
import { QUIZ_QUESTIONS, textIn } from '@leafshift/domain/quizzes';
import { useFormats, useLanguage } from '@leafshift/i18n';
import { useShell } from '@leafshift/shell-sdk';
import { OnDemand } from '@leafshift/ui/lazy';
import { Section } from '@leafshift/ui/page';
import { ErrorState, ListSkeleton } from '@leafshift/ui/states';
import { StatusMark } from '@leafshift/ui/status-mark';
import { readersZone } from '@leafshift/ui/text';
import { useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownQuizzesQuery } from './queries.ts';
import styles from './quizzes.module.css';

const QuizDialog = lazy(async () => ({
  default: (await import('./quiz-dialog.tsx')).QuizDialog,
}));

/** Quizzes that I may take or have passed; nothing where there are none. */
export function Quizzes() {
  const { t } = useTranslation('mf-worker');
  const query = useQuery(ownQuizzesQuery(useShell().api));
  const [chosen, setChosen] = useState<OwnQuiz | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = (quiz: OwnQuiz): void => {
    setChosen(quiz);
    setOpen(true);
  };
  if (query.data?.length === 0) return null;
  return (
    <Section title={t('quiz.list')} description={t('quiz.listFor')}>
      {query.data && (
        <ul className={styles.list}>
          {query.data.map((quiz) => (
            <Quiz key={quiz._id} quiz={quiz} onOpen={() => open(quiz)} />
          ))}
        </ul>
      )}
      {!query.data && query.error && (
        <ErrorState isCompact error={query.error} onRetry={query.refetch} />
      )}
      {query.isPending && <ListSkeleton rows={2} />}
      <OnDemand isOpen={isOpen}>
        {chosen && (
          <QuizDialog
            key={chosen._id}
            quiz={chosen}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
          />
        )}
      </OnDemand>
    </Section>
  );
}

interface QuizProps {
  readonly quiz: OwnQuiz;
  readonly onOpen: () => void;
}

function Quiz({ quiz, onOpen }: QuizProps) {
  const { t } = useTranslation('mf-worker');
  const language = useLanguage();
  const formats = useFormats();
  const { state, passedAt, nextTryAt, lastRight } = quiz;
  const title = textIn(quiz.title, language);
  return (
    <li className={styles.quiz}>
      <h3 className={styles.title}>
        <bdi>{title}</bdi>
      </h3>
      <p className={styles.note}>
        <bdi>{textIn(quiz.about, language)}</bdi>
      </p>
      {passedAt !== null && (
        <StatusMark kind="complete">
          {t('quiz.passedOn', { date: formats.date(passedAt, readersZone()) })}
        </StatusMark>
      )}
      {state !== 'passed' && lastRight !== null && (
        <p className={styles.note}>{t('quiz.lastTry', { right: lastRight, of: QUIZ_QUESTIONS })}</p>
      )}
      {nextTryAt !== null && (
        <StatusMark kind="waiting">
          {t('quiz.nextTry', {
            date: formats.date(nextTryAt, readersZone()),
            time: formats.time(nextTryAt, readersZone()),
          })}
        </StatusMark>
      )}
      {(state === 'open' || state === 'running') && (
        <Button onClick={onOpen}>
          {t(state === 'open' ? 'quiz.take' : 'quiz.goOn')}
          <span className="ls-unseen">: {title}</span>
        </Button>
      )}
    </li>
  );
}
