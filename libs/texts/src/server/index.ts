export { jobFactIn, notificationIn, notificationSubjectIn, sayIn, tradeIn } from './say-in.ts';
export { type Translate, translations } from './translations.ts';
