import type { Language } from '@leafshift/domain/languages';
import arabic from '../errors/ar.json' with { type: 'json' };
import german from '../errors/de.json' with { type: 'json' };
import english from '../errors/en.json' with { type: 'json' };
import spanish from '../errors/es.json' with { type: 'json' };
import french from '../errors/fr.json' with { type: 'json' };
import chinese from '../errors/zh.json' with { type: 'json' };
import { type Translate, translations } from './translations.ts';

/** What each error code says. */
export const errorTexts: (language: Language) => Translate<typeof english> = translations(
  'errors',
  {
    de: german,
    en: english,
    es: spanish,
    fr: french,
    ar: arabic,
    zh: chinese,
  },
);
