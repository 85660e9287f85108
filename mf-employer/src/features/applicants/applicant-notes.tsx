import { type Application, addApplicationNote, NoteForm } from '@leafshift/contracts/applications';
import { messageOf } from '@leafshift/data-access';
import { useRefusals } from '@leafshift/i18n/refusals';
import { useShell } from '@leafshift/shell-sdk';
import { TimeAgo } from '@leafshift/ui/text';
import { useMutation } from '@tanstack/react-query';
import Button from 'antd/es/button';
import Input from 'antd/es/input';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './applicants.module.css';
import { useApplicationChange } from './use-application-change.ts';

/** Notes of the business, latest first; the applicant never sees them. */
export function ApplicantNotes({ application }: { readonly application: Application }) {
  const { t } = useTranslation('mf-employer');
  const { api } = useShell();
  const say = useRefusals();
  const take = useApplicationChange();
  const headingId = useId();
  const [text, setText] = useState('');
  const adding = useMutation({
    mutationFn: () =>
      api.send(addApplicationNote, {
        params: { id: application._id },
        body: NoteForm.parse({ text }),
      }),
    onSuccess: (changed) => {
      setText('');
      return take(changed);
    },
  });
  return (
    <section className={styles.part} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        {t('applicants.notes')}
      </h3>
      <Input.TextArea
        rows={2}
        maxLength={4000}
        aria-label={t('applicants.note')}
        placeholder={t('applicants.notePlaceholder')}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {adding.error && (
        <p role="alert" className={styles.problem}>
          {say(messageOf(adding.error))}
        </p>
      )}
      <Button
        className={styles.start}
        disabled={text.trim() === ''}
        loading={adding.isPending}
        onClick={() => adding.mutate()}
      >
        {t('applicants.addNote')}
      </Button>
      <ul className={styles.entries}>
        {application.notes.toReversed().map((note) => (
          <li key={note._id}>
            <p className={styles.words} dir="auto">
              {note.text}
            </p>
            <span className={styles.quiet}>
              <TimeAgo at={note.at} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
