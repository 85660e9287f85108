import { type Formats, formatsOf } from './formats.ts';
import { useLanguage } from './use-language.ts';

/** How the language of the page writes numbers, money, days and times. */
export const useFormats = (): Formats => formatsOf(useLanguage());
