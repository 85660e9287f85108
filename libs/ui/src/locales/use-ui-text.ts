import { useSharedTexts } from '@leafshift/i18n/shared-texts';
import type { TFunction } from 'i18next';
import { uiTexts } from './ui-texts.ts';

/** The texts of the shared components in the language of the page. */
export const useUiText = (): TFunction => useSharedTexts(uiTexts);
