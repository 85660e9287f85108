import type { Language } from '@leafshift/domain/languages';
import arabic from '../messages/ar.json' with { type: 'json' };
import german from '../messages/de.json' with { type: 'json' };
import english from '../messages/en.json' with { type: 'json' };
import spanish from '../messages/es.json' with { type: 'json' };
import french from '../messages/fr.json' with { type: 'json' };
import chinese from '../messages/zh.json' with { type: 'json' };
import { type Translate, translations } from './translations.ts';

/** What is wrong with a field, and the words of the trade. */
export const messageTexts: (language: Language) => Translate<typeof english> = translations(
  'messages',
  {
    de: german,
    en: english,
    es: spanish,
    fr: french,
    ar: arabic,
    zh: chinese,
  },
);
