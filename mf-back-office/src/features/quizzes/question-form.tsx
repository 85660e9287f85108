import type { QuizQuestionForm } from '@leafshift/contracts/quizzes';
import type { Language } from '@leafshift/domain/languages';
import { QUIZ_ANSWERS } from '@leafshift/domain/quizzes';
import {
  FormActions,
  FormError,
  RadioField,
  SubmitButton,
  TextAreaField,
  TextField,
  ZodForm,
} from '@leafshift/ui/form';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LanguageChoice } from './language-choice.tsx';
import { languageInError } from './language-in-error.ts';
import { entryOf, QuestionEntry } from './question-entry.ts';

const LINES = Array.from({ length: QUIZ_ANSWERS.most }, (_, index) => index);
const MOST_LETTERS = 500;

interface QuestionFormProps {
  readonly question?: QuizQuestionForm;
  readonly onSend: (question: QuizQuestionForm) => Promise<void>;
  readonly onCancel: () => void;
}

/** A question with two to six answers, one of them right. */
export function QuestionForm({ question, onSend, onCancel }: QuestionFormProps) {
  const { t } = useTranslation('mf-back-office');
  const [language, setLanguage] = useState<Language>('en');
  const answer = (index: number): string => t('quizzes.answer', { number: index + 1 });
  return (
    <ZodForm
      schema={QuestionEntry}
      defaultValues={entryOf(question)}
      label={t('quizzes.question')}
      onSubmit={onSend}
      onInvalid={(errors) => setLanguage(languageInError(errors) ?? language)}
    >
      <LanguageChoice value={language} onChange={setLanguage} />
      <TextAreaField
        key={language}
        name={`text.${language}`}
        rows={2}
        label={t('quizzes.question')}
        optional={language !== 'en'}
        maxLength={MOST_LETTERS}
      />
      {LINES.map((index) => (
        <TextField
          key={`${index} ${language}`}
          name={`answers.${index}.text.${language}`}
          label={answer(index)}
          optional={language !== 'en' || index >= QUIZ_ANSWERS.least}
          maxLength={MOST_LETTERS}
        />
      ))}
      <RadioField
        name="right"
        label={t('quizzes.right')}
        options={LINES.map((index) => ({ value: String(index), label: answer(index) }))}
      />
      <AnswersProblem />
      <FormActions>
        <Button size="large" onClick={onCancel}>
          {t('action.cancel')}
        </Button>
        <SubmitButton>{t('quizzes.save')}</SubmitButton>
      </FormActions>
    </ZodForm>
  );
}

/** What is wrong with the answers together, such as two that are right. */
function AnswersProblem() {
  const { errors } = useFormState<QuizQuestionForm>();
  return <FormError message={errors.answers?.root?.message} />;
}
