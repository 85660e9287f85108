import type { OpenConversation } from '@leafshift/contracts/conversations';
import { useFormats } from '@leafshift/i18n';
import { useRefusals } from '@leafshift/i18n/refusals';
import { useConversationText } from './conversation-texts.ts';
import styles from './conversations.module.css';

/** Until when the two can write, or why they cannot any more. */
export function WritingNote({ open }: { readonly open: OpenConversation }) {
  const t = useConversationText();
  const say = useRefusals();
  const formats = useFormats();
  const { writing, conversation } = open;
  return writing.refusal === null ? (
    <p className={styles.until}>
      {t('until', { date: formats.date(writing.until, conversation.shift.timeZone as never) })}
    </p>
  ) : (
    <p role="status" className={styles.ended}>
      {say(writing.refusal)}
    </p>
  );
}
