export { type SharedTexts, sharedTexts } from './shared-texts.ts';
export { useSharedTexts } from './use-shared-texts.ts';
