import type { Language } from '@leafshift/domain/languages';
import type { CalendarTexts } from './calendars/calendar-texts.ts';
import type { InvoiceTexts } from './invoices/invoice-texts.ts';
import type { MailTexts } from './mails/mail-texts.ts';
import type { NoticeTexts } from './notices/notice-texts.ts';
import type { Sentences } from './sentences/sentence.ts';

/** What the server says, in one language. */
export interface Catalogue {
  readonly language: Language;
  /** Translations of the English sentences of rules and errors; none in English. */
  readonly sentences: Sentences;
  readonly notices: NoticeTexts;
  readonly mails: MailTexts;
  readonly invoices: InvoiceTexts;
  readonly calendars: CalendarTexts;
}

const LOADERS: Readonly<Record<Language, () => Promise<{ catalogue: Catalogue }>>> = {
  de: () => import('./catalogues/de.ts'),
  en: () => import('./catalogues/en.ts'),
  es: () => import('./catalogues/es.ts'),
  fr: () => import('./catalogues/fr.ts'),
  ar: () => import('./catalogues/ar.ts'),
  zh: () => import('./catalogues/zh.ts'),
};

/** A language's catalogue; each is a file of its own, fetched when it is first asked for. */
export const loadCatalogue = async (language: Language): Promise<Catalogue> =>
  (await LOADERS[language]()).catalogue;
