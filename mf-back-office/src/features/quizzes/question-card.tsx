import {
  changeQuizQuestion,
  type QuizFile,
  type QuizQuestionForm,
  setQuizQuestionState,
} from '@leafshift/contracts/quizzes';
import { textIn } from '@leafshift/domain/quizzes';
import { useLanguage } from '@leafshift/i18n';
import { useShell } from '@leafshift/shell-sdk';
import { StatusMark } from '@leafshift/ui/status-mark';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskButton } from '../desk/desk-button.tsx';
import { EntryCard } from '../desk/entry-card.tsx';
import { useDeskAction } from '../desk/use-desk-action.ts';
import { QuestionForm } from './question-form.tsx';
import styles from './quizzes.module.css';

interface QuestionCardProps {
  readonly quiz: QuizFile;
  readonly question: QuizFile['questions'][number];
}

/** A question of the bank with its answers; it can be changed, and retired. */
export function QuestionCard({ quiz, question }: QuestionCardProps) {
  const { t } = useTranslation('mf-back-office');
  const { api } = useShell();
  const language = useLanguage();
  const act = useDeskAction();
  const [isChanging, setChanging] = useState(false);
  const { _id: questionId, isInForce } = question;
  const params = { id: quiz._id, questionId };

  const setState = (): Promise<void> => {
    const body = { isInForce: !isInForce, revision: quiz.revision };
    return act(() => api.send(setQuizQuestionState, { params, body }), t('quizzes.savedToast'));
  };
  const change = async (form: QuizQuestionForm): Promise<void> => {
    const body = { ...form, revision: quiz.revision };
    await act(() => api.send(changeQuizQuestion, { params, body }), t('quizzes.savedToast'));
    setChanging(false);
  };

  return (
    <EntryCard
      title={<bdi>{textIn(question.text, language)}</bdi>}
      marks={!isInForce && <StatusMark kind="cancelled">{t('quizzes.retired')}</StatusMark>}
      actions={
        !isChanging && (
          <>
            <Button onClick={() => setChanging(true)}>{t('quizzes.change')}</Button>
            <DeskButton onAct={setState}>
              {t(isInForce ? 'quizzes.retire' : 'quizzes.restore')}
            </DeskButton>
          </>
        )
      }
    >
      {isChanging ? (
        <QuestionForm question={question} onSend={change} onCancel={() => setChanging(false)} />
      ) : (
        <ul className={styles.answers}>
          {question.answers.map(({ text, isRight }) => (
            <li key={text.en}>
              <bdi>{textIn(text, language)}</bdi>
              {isRight && <StatusMark kind="confirmed">{t('quizzes.isRight')}</StatusMark>}
            </li>
          ))}
        </ul>
      )}
    </EntryCard>
  );
}
