import type { Language } from '@leafshift/domain/languages';
import arabic from '../notifications/ar.json' with { type: 'json' };
import german from '../notifications/de.json' with { type: 'json' };
import english from '../notifications/en.json' with { type: 'json' };
import spanish from '../notifications/es.json' with { type: 'json' };
import french from '../notifications/fr.json' with { type: 'json' };
import chinese from '../notifications/zh.json' with { type: 'json' };
import { type Translate, translations } from './translations.ts';

/** What notifications and their mails say. */
export const notificationTexts: (language: Language) => Translate<typeof english> = translations(
  'notifications',
  {
    de: german,
    en: english,
    es: spanish,
    fr: french,
    ar: arabic,
    zh: chinese,
  },
);
