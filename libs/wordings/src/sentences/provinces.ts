import type { Language } from '@leafshift/domain/languages';
import { provinceName } from '@leafshift/domain/province-names';
import { PROVINCE_CODES, PROVINCE_NAMES } from '@leafshift/domain/provinces';
import type { Sentences } from './sentence.ts';

/** The provinces as a catalogue has them; their names in each language are the domain's. */
export const provincesIn = (language: Language): Sentences =>
  Object.fromEntries(
    PROVINCE_CODES.map((code) => [PROVINCE_NAMES[code], provinceName(code, language)]),
  );
