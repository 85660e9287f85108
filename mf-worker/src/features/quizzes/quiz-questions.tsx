import type { QuizAnswers, QuizAttempt } from '@leafshift/contracts/quizzes';
import { textIn } from '@leafshift/domain/quizzes';
import { useFormats, useLanguage } from '@leafshift/i18n';
import { useUnsavedInput } from '@leafshift/ui/form-modal';
import { readersZone } from '@leafshift/ui/text';
import Button from 'antd/es/button';
import Radio from 'antd/es/radio';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './quizzes.module.css';

interface QuizQuestionsProps {
  readonly attempt: QuizAttempt;
  readonly isSending: boolean;
  readonly onSend: (answers: QuizAnswers['answers']) => void;
}

/** The questions of the try, and until when the answers have to be in. */
export function QuizQuestions({ attempt, isSending, onSend }: QuizQuestionsProps) {
  const { t } = useTranslation('mf-worker');
  const formats = useFormats();
  const language = useLanguage();
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  useUnsavedInput(chosen.size > 0);
  const left = attempt.questions.length - chosen.size;
  const send = (): void => onSend([...chosen].map(([question, answer]) => ({ question, answer })));
  return (
    <>
      <p className={styles.note}>
        {t('quiz.answerBy', { time: formats.time(attempt.endsAt, readersZone()) })}
      </p>
      {attempt.questions.map(({ _id, text, answers }) => (
        <fieldset key={_id} className={styles.question}>
          <legend>
            <bdi>{textIn(text, language)}</bdi>
          </legend>
          <Radio.Group
            vertical
            role="presentation"
            name={_id}
            value={chosen.get(_id) ?? null}
            options={answers.map((answer) => ({
              value: answer._id,
              label: <bdi>{textIn(answer.text, language)}</bdi>,
            }))}
            onChange={({ target }) =>
              setChosen((before) => new Map([...before, [_id, String(target.value)]]))
            }
          />
        </fieldset>
      ))}
      <div className={styles.actions}>
        <Button type="primary" size="large" disabled={left > 0} loading={isSending} onClick={send}>
          {t('quiz.handIn')}
        </Button>
        {left > 0 && <p className={styles.note}>{t('quiz.left', { count: left })}</p>}
      </div>
    </>
  );
}
