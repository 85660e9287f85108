export { DEFAULT_LANGUAGE, directionOf, LANGUAGES, type Language } from './languages.ts';
