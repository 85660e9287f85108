export {
  DEFAULT_LANGUAGE,
  directionOf,
  isLanguage,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
  localeTag,
} from '@leafshift/domain/languages';
export type { Texts } from '@leafshift/texts/catalogue';
export { ENGLISH, loadAntdLocale } from './antd/antd-locale.ts';
export { useAntdLocale } from './antd/use-antd-locale.ts';
export { createI18n } from './create-i18n.ts';
export type { Formats } from './format/formats.ts';
export { isolated } from './format/isolated.ts';
export { useFormats } from './format/use-formats.ts';
export { useLanguage } from './format/use-language.ts';
export {
  applyLanguage,
  LANGUAGE_STORAGE_KEY,
  storedLanguage,
  storeLanguage,
} from './language-choice.ts';
export { followLanguage, loadLanguage } from './namespace.ts';
