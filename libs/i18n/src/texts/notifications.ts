import { type NotificationFacts, notificationText } from '@leafshift/texts/notification-text';
import { notifications } from '@leafshift/texts/notifications';
import { lookUpIn } from '@leafshift/texts/say';
import { useLanguage } from '../format/use-language.ts';
import { sharedTexts } from '../shared-texts/shared-texts.ts';
import { useSharedTexts } from '../shared-texts/use-shared-texts.ts';
import { useMessageLookUp } from './messages.ts';
import { useErrorLookUp } from './refusals.ts';

const notificationTexts = sharedTexts(notifications);

type Told = NotificationFacts & { readonly notificationMessage: string };

/** Tells a notification in the language of the page; one of a kind that this page does not know, as the server told it. */
export function useNotificationText(): (notification: Told) => string {
  const language = useLanguage();
  const lookUps = {
    language,
    notifications: lookUpIn(useSharedTexts(notificationTexts)),
    messages: useMessageLookUp(),
    errors: useErrorLookUp(),
  };
  return (notification) =>
    notificationText(notification, lookUps) ?? notification.notificationMessage;
}
