import { type SharedTexts, sharedTexts } from '@leafshift/i18n/shared-texts';
import english from './en.json';

/** The texts that the shared components bring along. */
export const uiTexts: SharedTexts = sharedTexts({
  namespace: 'ui',
  english,
  others: {
    de: () => import(/* webpackChunkName: "texts-de" */ './de.json'),
    es: () => import(/* webpackChunkName: "texts-es" */ './es.json'),
    fr: () => import(/* webpackChunkName: "texts-fr" */ './fr.json'),
    ar: () => import(/* webpackChunkName: "texts-ar" */ './ar.json'),
    zh: () => import(/* webpackChunkName: "texts-zh" */ './zh.json'),
  },
});
