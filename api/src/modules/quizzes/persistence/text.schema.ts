import { DEFAULT_LANGUAGE, LANGUAGES } from '@leafshift/domain/languages';
import type { TextByLanguage } from '@leafshift/domain/quizzes';
import { Schema } from 'mongoose';

/** A text in several languages, as a part of a document. */
export const textSchema = new Schema<TextByLanguage>(
  Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      { type: String, required: language === DEFAULT_LANGUAGE },
    ]),
  ),
  { _id: false },
);

/** The text as it is kept: without the languages in which nobody has written it. */
export const storedText = (text: TextByLanguage): TextByLanguage => ({
  en: text.en,
  ...Object.fromEntries(Object.entries(text).filter(([, words]) => words)),
});
