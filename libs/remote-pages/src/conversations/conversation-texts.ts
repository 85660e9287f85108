import { type SharedTexts, sharedTexts, useSharedTexts } from '@leafshift/i18n/shared-texts';
import type { TFunction } from 'i18next';
import english from './locales/en.json';

/** What conversations say. */
export const conversationTexts: SharedTexts = sharedTexts({
  namespace: 'conversations',
  english,
  others: {
    de: () => import(/* webpackChunkName: "conversation-texts-de" */ './locales/de.json'),
    es: () => import(/* webpackChunkName: "conversation-texts-es" */ './locales/es.json'),
    fr: () => import(/* webpackChunkName: "conversation-texts-fr" */ './locales/fr.json'),
    ar: () => import(/* webpackChunkName: "conversation-texts-ar" */ './locales/ar.json'),
    zh: () => import(/* webpackChunkName: "conversation-texts-zh" */ './locales/zh.json'),
  },
});

/** The texts of conversations in the language of the page. */
export const useConversationText = (): TFunction => useSharedTexts(conversationTexts);
