import { translations } from '@leafshift/texts/server';
import arabic from '../locales/ar.json' with { type: 'json' };
import german from '../locales/de.json' with { type: 'json' };
import english from '../locales/en.json' with { type: 'json' };
import spanish from '../locales/es.json' with { type: 'json' };
import french from '../locales/fr.json' with { type: 'json' };
import chinese from '../locales/zh.json' with { type: 'json' };

/** What mails say to applicants, and what businesses answer where they have not written it themselves. */
export const applicantTexts = translations('applications', {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  ar: arabic,
  zh: chinese,
});
