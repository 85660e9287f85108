import { useMessages } from '@leafshift/i18n/messages';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useUiText } from '../locales/use-ui-text.ts';
import { type FieldMessage, fieldMessages } from './field-messages.ts';

const isNewIn =
  (before: readonly FieldMessage[]) =>
  ({ path, message }: FieldMessage): boolean =>
    !before.some((known) => known.path === path && known.message === message);

/**
 * Says each error of the surrounding form once. After a failed submit it says how many there are:
 * the first one has the focus, and is read with its field.
 */
export function ErrorAnnouncer() {
  const t = useUiText();
  const say = useMessages();
  const { errors, isSubmitting, submitCount } = useFormState();
  const region = useRef<HTMLDivElement>(null);
  const before = useRef({ messages: [] as readonly FieldMessage[], submitCount });
  const messages = fieldMessages(errors).filter(({ shownBy }) => shownBy === 'field');
  const summary = messages.map(({ path, message }) => `${path} ${message}`).join('\n');

  const announce = useEffectEvent(() => {
    const was = before.current;
    before.current = { messages, submitCount };
    const added = messages.filter(isNewIn(was.messages)).map(({ message }) => say(message));
    const count = messages.length > 1 ? t('form.problems', { count: messages.length }) : '';
    // Written past React, so that the same words of another field are said again.
    if (region.current) {
      region.current.textContent = submitCount > was.submitCount ? count : added.join('. ');
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: speaks when what is shown has changed
  useEffect(() => {
    if (!isSubmitting) announce();
  }, [summary, submitCount, isSubmitting]);

  return <div ref={region} className="ls-unseen" aria-live="assertive" />;
}
