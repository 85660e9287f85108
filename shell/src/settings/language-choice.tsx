import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@leafshift/i18n';
import { useReadable } from '@leafshift/shell-sdk';
import { startTransition, useOptimistic, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCore } from '../composition/core-context.ts';
import { Choice, Choices } from './choice.tsx';

/** The six languages by their own names, in force as soon as their texts are there; else it says so and stays (LOOK-22). */
export function LanguageChoice({ isLarge = false }: { readonly isLarge?: boolean }) {
  const { t } = useTranslation('shell');
  const { appearance } = useCore();
  const current = useReadable(appearance.language);
  const [shown, show] = useOptimistic(current);
  const [missing, setMissing] = useState<Language | null>(null);
  const choose = (language: Language): void => {
    setMissing(null);
    startTransition(async () => {
      show(language);
      try {
        await appearance.setLanguage(language);
      } catch {
        // Its texts did not come; the page says so in the language that it goes on speaking.
        setMissing(language);
      }
    });
  };
  return (
    <Choices
      legend={t('settings.language')}
      isLarge={isLarge}
      problem={missing && t('settings.languageMissing', { language: LANGUAGE_NAMES[missing] })}
    >
      {LANGUAGES.map((language) => (
        <Choice
          key={language}
          group="language"
          isLarge={isLarge}
          isChosen={language === shown}
          onChoose={() => choose(language)}
          language={language}
        >
          {LANGUAGE_NAMES[language]}
        </Choice>
      ))}
    </Choices>
  );
}
