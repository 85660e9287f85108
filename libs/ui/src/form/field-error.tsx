import { useMessages } from '@leafshift/i18n/messages';
import { use } from 'react';
import { AnnouncedByForm } from './announced-by-form.ts';
import styles from './form.module.css';

/** What is wrong with a field, under it; announced when it appears. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  const say = useMessages();
  const isAnnounced = use(AnnouncedByForm);
  if (!message) return null;
  return (
    <p id={id} className={styles.error} {...(!isAnnounced && { role: 'alert' })}>
      {say(message)}
    </p>
  );
}
