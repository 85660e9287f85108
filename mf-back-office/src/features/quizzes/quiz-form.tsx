import { QuizForm as QuizFormSchema } from '@leafshift/contracts/quizzes';
import type { Language } from '@leafshift/domain/languages';
import { FormActions, SubmitButton, TextAreaField, TextField, ZodForm } from '@leafshift/ui/form';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageChoice } from './language-choice.tsx';
import { languageInError } from './language-in-error.ts';

const NEW = { title: { en: '' }, about: { en: '' } };

interface QuizFormProps {
  readonly quiz?: QuizFormSchema;
  readonly onSend: (form: QuizFormSchema) => Promise<void>;
  readonly onCancel: () => void;
}

/** What a quiz is called and what it is about, in English and in as many languages as somebody writes. */
export function QuizForm({ quiz = NEW, onSend, onCancel }: QuizFormProps) {
  const { t } = useTranslation('mf-back-office');
  const [language, setLanguage] = useState<Language>('en');
  const optional = language !== 'en';
  return (
    <ZodForm
      schema={QuizFormSchema}
      defaultValues={{ title: quiz.title, about: quiz.about }}
      label={t('title.quizzes')}
      onSubmit={onSend}
      onInvalid={(errors) => setLanguage(languageInError(errors) ?? language)}
    >
      <LanguageChoice value={language} onChange={setLanguage} />
      <TextField
        key={`title ${language}`}
        name={`title.${language}`}
        label={t('quizzes.title')}
        optional={optional}
        maxLength={80}
      />
      <TextAreaField
        key={`about ${language}`}
        name={`about.${language}`}
        rows={3}
        label={t('quizzes.about')}
        optional={optional}
        maxLength={500}
      />
      <FormActions>
        <Button size="large" onClick={onCancel}>
          {t('action.cancel')}
        </Button>
        <SubmitButton>{t('quizzes.save')}</SubmitButton>
      </FormActions>
    </ZodForm>
  );
}
