import type { Catalogue } from '../catalogue.ts';
import english from './en.json' with { type: 'json' };

/** What each error code of the API says (libs/contracts), and the rules of shifts and onboarding. */
export const errors: Catalogue = {
  namespace: 'errors',
  english,
  others: {
    de: () => import(/* webpackChunkName: "errors-de" */ './de.json', { with: { type: 'json' } }),
    es: () => import(/* webpackChunkName: "errors-es" */ './es.json', { with: { type: 'json' } }),
    fr: () => import(/* webpackChunkName: "errors-fr" */ './fr.json', { with: { type: 'json' } }),
    ar: () => import(/* webpackChunkName: "errors-ar" */ './ar.json', { with: { type: 'json' } }),
    zh: () => import(/* webpackChunkName: "errors-zh" */ './zh.json', { with: { type: 'json' } }),
  },
};
