import type { Catalogue } from '../catalogue.ts';

/** What notifications say, by kind; in English the server's own sentence stands. */
export const notifications: Catalogue = {
  namespace: 'notifications',
  english: {},
  others: {
    de: () => import(/* webpackChunkName: "texts-de" */ './de.json', { with: { type: 'json' } }),
    es: () => import(/* webpackChunkName: "texts-es" */ './es.json', { with: { type: 'json' } }),
    fr: () => import(/* webpackChunkName: "texts-fr" */ './fr.json', { with: { type: 'json' } }),
    ar: () => import(/* webpackChunkName: "texts-ar" */ './ar.json', { with: { type: 'json' } }),
    zh: () => import(/* webpackChunkName: "texts-zh" */ './zh.json', { with: { type: 'json' } }),
  },
};
