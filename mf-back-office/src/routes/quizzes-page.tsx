import { quizFiles } from '@leafshift/contracts/quizzes';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { DeskPage } from '../features/desk/desk-page.tsx';
import { QuizEditor } from '../features/quizzes/quiz-editor.tsx';
import { QuizList } from '../features/quizzes/quiz-list.tsx';

export function Component() {
  const { t } = useTranslation('mf-back-office');
  const { id } = useParams();
  return (
    <DeskPage title={t('title.quizzes')} needs={[quizFiles]}>
      {id === undefined ? <QuizList /> : <QuizEditor key={id} id={id} />}
    </DeskPage>
  );
}
