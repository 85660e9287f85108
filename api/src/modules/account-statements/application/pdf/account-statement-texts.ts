import { type Translate, translations } from '@leafshift/texts/server';
import arabic from '../../locales/ar.json' with { type: 'json' };
import german from '../../locales/de.json' with { type: 'json' };
import english from '../../locales/en.json' with { type: 'json' };
import spanish from '../../locales/es.json' with { type: 'json' };
import french from '../../locales/fr.json' with { type: 'json' };
import chinese from '../../locales/zh.json' with { type: 'json' };

/** What a statement says around its names, dates and amounts. */
export const accountStatementTexts = translations('account-statements', {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  ar: arabic,
  zh: chinese,
});

/** AccountStatementTexts in one language. */
export type AccountStatementTexts = Translate<typeof english>;
