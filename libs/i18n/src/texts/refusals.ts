import type { TextCode } from '@leafshift/domain/text-code';
import { errors } from '@leafshift/texts/errors';
import { type LookUp, lookUpIn, say } from '@leafshift/texts/say';
import { sharedTexts } from '../shared-texts/shared-texts.ts';
import { useSharedTexts } from '../shared-texts/use-shared-texts.ts';
import { useMessageLookUp } from './messages.ts';

const errorTexts = sharedTexts(errors);

export const useErrorLookUp = (): LookUp => lookUpIn(useSharedTexts(errorTexts));

/** Says why a rule refuses: the text of a `Refusal`, or of a message; any other text stays as it is. */
export function useRefusals(): (text: TextCode) => string {
  const lookUpError = useErrorLookUp();
  const lookUpMessage = useMessageLookUp();
  return (text) => say(text, lookUpError, lookUpMessage);
}
