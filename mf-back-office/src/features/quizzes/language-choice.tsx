import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@leafshift/domain/languages';
import { NativeSelect } from '@leafshift/ui/native-select';
import { useTranslation } from 'react-i18next';

interface LanguageChoiceProps {
  readonly value: Language;
  readonly onChange: (language: Language) => void;
}

const OPTIONS = [...LANGUAGES]
  .toSorted((one, other) => Number(other === 'en') - Number(one === 'en'))
  .map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

/** In which language a text is written now; what stands in the others is kept. */
export function LanguageChoice({ value, onChange }: LanguageChoiceProps) {
  const { t } = useTranslation('mf-back-office');
  return (
    <NativeSelect
      isLarge
      label={t('quizzes.language')}
      value={value}
      options={OPTIONS}
      onChange={onChange}
    />
  );
}
