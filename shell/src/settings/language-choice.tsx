import { LANGUAGE_NAMES, LANGUAGES } from '@leafshift/i18n';
import { useReadable } from '@leafshift/shell-sdk';
import { useTranslation } from 'react-i18next';
import { useCore } from '../composition/core-context.ts';
import { Choice, Choices } from './choice.tsx';

/** The six languages by their own names, in force at once. */
export function LanguageChoice({ isLarge = false }: { readonly isLarge?: boolean }) {
  const { t } = useTranslation('shell');
  const { appearance } = useCore();
  const current = useReadable(appearance.language);
  return (
    <Choices legend={t('settings.language')} isLarge={isLarge}>
      {LANGUAGES.map((language) => (
        <Choice
          key={language}
          group="language"
          isLarge={isLarge}
          isChosen={language === current}
          onChoose={() => {
            appearance.setLanguage(language).catch(reportError);
          }}
          language={language}
        >
          {LANGUAGE_NAMES[language]}
        </Choice>
      ))}
    </Choices>
  );
}
