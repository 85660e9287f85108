import { addQuiz, type QuizForm as QuizFormSchema } from '@leafshift/contracts/quizzes';
import { textIn } from '@leafshift/domain/quizzes';
import { useFormats, useLanguage } from '@leafshift/i18n';
import { useShell } from '@leafshift/shell-sdk';
import { Card } from '@leafshift/ui/page';
import { EmptyState } from '@leafshift/ui/states';
import { StatusMark } from '@leafshift/ui/status-mark';
import { useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { DeskTable } from '../desk/desk-table.tsx';
import { Loaded } from '../desk/loaded.tsx';
import { useDeskAction } from '../desk/use-desk-action.ts';
import { useReadersZone } from '../desk/use-readers-zone.ts';
import { quizzesQuery } from './queries.ts';
import { QuizForm } from './quiz-form.tsx';
import styles from './quizzes.module.css';

const MARKS = { draft: 'open', published: 'confirmed', withdrawn: 'cancelled' } as const;

/** Every quiz, and room for a new one. */
export function QuizList() {
  const { t } = useTranslation('mf-back-office');
  const language = useLanguage();
  const formats = useFormats();
  const zone = useReadersZone();
  const query = useQuery(quizzesQuery(useShell().api));
  return (
    <Card className={styles.stack}>
      <NewQuiz />
      <Loaded query={query}>
        {(quizzes) =>
          quizzes.length === 0 ? (
            <EmptyState isCompact title={t('quizzes.none')} />
          ) : (
            <DeskTable
              label={t('title.quizzes')}
              rows={quizzes}
              keyOf={({ _id }) => _id}
              columns={[
                {
                  key: 'title',
                  label: t('quizzes.title'),
                  show: ({ _id, title }) => (
                    <Link to={`/quizzes/${_id}`}>
                      <bdi>{textIn(title, language)}</bdi>
                    </Link>
                  ),
                },
                {
                  key: 'state',
                  label: t('people.state'),
                  show: ({ state }) => (
                    <StatusMark kind={MARKS[state]} variant="plain">
                      {t(`quizzes.state.${state}`)}
                    </StatusMark>
                  ),
                },
                {
                  key: 'inForce',
                  label: t('quizzes.inForce'),
                  isFigure: true,
                  show: ({ inForce }) => inForce,
                },
                {
                  key: 'changed',
                  label: t('quizzes.changedAt'),
                  show: ({ changedAt }) => formats.date(changedAt, zone),
                },
              ]}
            />
          )
        }
      </Loaded>
    </Card>
  );
}

function NewQuiz() {
  const { t } = useTranslation('mf-back-office');
  const { api } = useShell();
  const act = useDeskAction();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const add = (body: QuizFormSchema): Promise<void> =>
    act(async () => {
      const { _id } = await api.send(addQuiz, { body });
      await navigate(`/quizzes/${_id}`);
    }, t('quizzes.savedToast'));
  return isOpen ? (
    <QuizForm onSend={add} onCancel={() => setOpen(false)} />
  ) : (
    <div className={styles.tools}>
      <Button type="primary" onClick={() => setOpen(true)}>
        {t('quizzes.add')}
      </Button>
    </div>
  );
}
