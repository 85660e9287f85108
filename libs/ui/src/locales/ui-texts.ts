import { type SharedTexts, sharedTexts } from '@leafshift/i18n/shared-texts';
import english from './en.json';

/** The texts that the shared components bring along. */
export const uiTexts: SharedTexts = sharedTexts({
  namespace: 'ui',
  english,
  others: {
    de: () => import(/* webpackChunkName: "ui-texts-de" */ './de.json'),
    es: () => import(/* webpackChunkName: "ui-texts-es" */ './es.json'),
    fr: () => import(/* webpackChunkName: "ui-texts-fr" */ './fr.json'),
    ar: () => import(/* webpackChunkName: "ui-texts-ar" */ './ar.json'),
    zh: () => import(/* webpackChunkName: "ui-texts-zh" */ './zh.json'),
  },
});
