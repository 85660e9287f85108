import {
  answerQuiz,
  beginQuiz,
  type OwnQuiz,
  type QuizAnswers,
  type QuizAttempt,
  type QuizResult,
} from '@leafshift/contracts/quizzes';
import { messageOf } from '@leafshift/data-access';
import { QUIZ_MINUTES, QUIZ_PASSES_WITH, QUIZ_QUESTIONS, textIn } from '@leafshift/domain/quizzes';
import { useLanguage } from '@leafshift/i18n';
import { useMessages } from '@leafshift/i18n/messages';
import { useShell } from '@leafshift/shell-sdk';
import { FormModal } from '@leafshift/ui/form-modal';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownQuizzesQuery } from './queries.ts';
import { QuizOutcome } from './quiz-outcome.tsx';
import { QuizQuestions } from './quiz-questions.tsx';
import styles from './quizzes.module.css';

interface QuizDialogProps {
  readonly quiz: OwnQuiz;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A quiz from what it asks of me to how it went. The questions are fetched when I begin: that is the try of the day. */
export function QuizDialog({ quiz, isOpen, onClose }: QuizDialogProps) {
  const { t } = useTranslation('mf-worker');
  const { api } = useShell();
  const client = useQueryClient();
  const say = useMessages();
  const language = useLanguage();
  const [attempt, setAttempt] = useState<QuizAttempt | null>(null);
  const [result, setResult] = useState<QuizResult | null>(null);
  const fetchAgain = () => client.invalidateQueries(ownQuizzesQuery(api));
  const begin = useMutation({
    mutationFn: () => api.send(beginQuiz, { params: { id: quiz._id } }),
    onSuccess: setAttempt,
    onSettled: fetchAgain,
  });
  const answer = useMutation({
    mutationFn: ({ id, body }: { id: string; body: QuizAnswers }) =>
      api.send(answerQuiz, { params: { id }, body }),
    onSuccess: setResult,
    onSettled: fetchAgain,
  });
  const problem = begin.error ?? answer.error;
  return (
    <FormModal
      isOpen={isOpen}
      title={<bdi>{textIn(quiz.title, language)}</bdi>}
      width={640}
      afterClose={() => {
        setAttempt(null);
        setResult(null);
      }}
      onClose={onClose}
    >
      <div className={styles.content}>
        {attempt && result && <QuizOutcome attempt={attempt} result={result} onClose={onClose} />}
        {attempt && !result && (
          <QuizQuestions
            attempt={attempt}
            isSending={answer.isPending}
            onSend={(answers) => answer.mutate({ id: attempt._id, body: { answers } })}
          />
        )}
        {!attempt && (
          <>
            <p className={styles.note}>
              {t('quiz.rules', {
                questions: QUIZ_QUESTIONS,
                passes: QUIZ_PASSES_WITH,
                minutes: QUIZ_MINUTES,
              })}
            </p>
            <div className={styles.actions}>
              <Button
                type="primary"
                size="large"
                loading={begin.isPending}
                onClick={() => begin.mutate()}
              >
                {t(quiz.state === 'running' ? 'quiz.goOn' : 'quiz.begin')}
              </Button>
            </div>
          </>
        )}
        {problem && (
          <p role="alert" className={styles.problem}>
            {say(messageOf(problem))}
          </p>
        )}
      </div>
    </FormModal>
  );
}
