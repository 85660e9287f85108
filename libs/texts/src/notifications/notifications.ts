import type { Catalogue } from '../catalogue.ts';

/** What notifications say, by kind; in English the server's own sentence stands. */
export const notifications: Catalogue = {
  namespace: 'notifications',
  english: {},
  others: {
    de: () =>
      import(/* webpackChunkName: "notifications-de" */ './de.json', { with: { type: 'json' } }),
    es: () =>
      import(/* webpackChunkName: "notifications-es" */ './es.json', { with: { type: 'json' } }),
    fr: () =>
      import(/* webpackChunkName: "notifications-fr" */ './fr.json', { with: { type: 'json' } }),
    ar: () =>
      import(/* webpackChunkName: "notifications-ar" */ './ar.json', { with: { type: 'json' } }),
    zh: () =>
      import(/* webpackChunkName: "notifications-zh" */ './zh.json', { with: { type: 'json' } }),
  },
};
