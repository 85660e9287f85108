import {
  addQuizQuestion,
  changeQuiz,
  type QuizFile,
  type QuizForm as QuizFormSchema,
  type QuizQuestionForm,
  setQuizState,
} from '@leafshift/contracts/quizzes';
import { textIn } from '@leafshift/domain/quizzes';
import { useLanguage } from '@leafshift/i18n';
import { useShell } from '@leafshift/shell-sdk';
import { Fact, Facts } from '@leafshift/ui/facts';
import { Card } from '@leafshift/ui/page';
import { useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DeskButton } from '../desk/desk-button.tsx';
import { EntryCard, EntryStack } from '../desk/entry-card.tsx';
import { Loaded } from '../desk/loaded.tsx';
import { useDeskAction } from '../desk/use-desk-action.ts';
import { quizQuery } from './queries.ts';
import { QuestionCard } from './question-card.tsx';
import { QuestionForm } from './question-form.tsx';
import { QuizForm } from './quiz-form.tsx';

/** One quiz with its bank of questions. */
export function QuizEditor({ id }: { readonly id: string }) {
  const { t } = useTranslation('mf-back-office');
  const query = useQuery(quizQuery(useShell().api, id));
  return (
    <Loaded query={query}>
      {(quiz) => (
        <EntryStack>
          <Link to="/quizzes">{t('quizzes.all')}</Link>
          <Head quiz={quiz} />
          <NewQuestion id={quiz._id} />
          {quiz.questions.map((question) => (
            <QuestionCard key={question._id} quiz={quiz} question={question} />
          ))}
        </EntryStack>
      )}
    </Loaded>
  );
}

function Head({ quiz }: { readonly quiz: QuizFile }) {
  const { t } = useTranslation('mf-back-office');
  const { api } = useShell();
  const language = useLanguage();
  const act = useDeskAction();
  const [isChanging, setChanging] = useState(false);
  const { _id: id, revision } = quiz;
  const isPublished = quiz.state === 'published';

  const setState = (): Promise<void> => {
    const body = { state: isPublished ? 'withdrawn' : 'published', revision } as const;
    return act(() => api.send(setQuizState, { params: { id }, body }), t('quizzes.savedToast'));
  };
  const change = async (form: QuizFormSchema): Promise<void> => {
    const body = { ...form, revision };
    await act(() => api.send(changeQuiz, { params: { id }, body }), t('quizzes.savedToast'));
    setChanging(false);
  };

  return (
    <EntryCard
      title={<bdi>{textIn(quiz.title, language)}</bdi>}
      note={<bdi>{textIn(quiz.about, language)}</bdi>}
      actions={
        !isChanging && (
          <>
            <Button onClick={() => setChanging(true)}>{t('quizzes.change')}</Button>
            <DeskButton type={isPublished ? 'default' : 'primary'} onAct={setState}>
              {t(isPublished ? 'quizzes.withdraw' : 'quizzes.publish')}
            </DeskButton>
          </>
        )
      }
    >
      {isChanging ? (
        <QuizForm quiz={quiz} onSend={change} onCancel={() => setChanging(false)} />
      ) : (
        <Facts>
          <Fact label={t('people.state')}>{t(`quizzes.state.${quiz.state}`)}</Fact>
          <Fact label={t('quizzes.inForce')}>{quiz.inForce}</Fact>
        </Facts>
      )}
    </EntryCard>
  );
}

function NewQuestion({ id }: { readonly id: string }) {
  const { t } = useTranslation('mf-back-office');
  const { api } = useShell();
  const act = useDeskAction();
  const [isOpen, setOpen] = useState(false);
  const add = async (body: QuizQuestionForm): Promise<void> => {
    await act(() => api.send(addQuizQuestion, { params: { id }, body }), t('quizzes.savedToast'));
    setOpen(false);
  };
  return isOpen ? (
    <Card>
      <QuestionForm onSend={add} onCancel={() => setOpen(false)} />
    </Card>
  ) : (
    <div>
      <Button onClick={() => setOpen(true)}>{t('quizzes.addQuestion')}</Button>
    </div>
  );
}
