import type { Catalogue } from '../catalogue.ts';
import english from './en.json' with { type: 'json' };

/** What is wrong with a field, what is said of calls without an answer, and the words of the trade. */
export const messages: Catalogue = {
  namespace: 'messages',
  english,
  others: {
    de: () => import(/* webpackChunkName: "texts-de" */ './de.json', { with: { type: 'json' } }),
    es: () => import(/* webpackChunkName: "texts-es" */ './es.json', { with: { type: 'json' } }),
    fr: () => import(/* webpackChunkName: "texts-fr" */ './fr.json', { with: { type: 'json' } }),
    ar: () => import(/* webpackChunkName: "texts-ar" */ './ar.json', { with: { type: 'json' } }),
    zh: () => import(/* webpackChunkName: "texts-zh" */ './zh.json', { with: { type: 'json' } }),
  },
};
