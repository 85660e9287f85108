import type { WorkerNote } from '@leafshift/contracts/worker-notes';
import { messageOf } from '@leafshift/data-access';
import { useRefusals } from '@leafshift/i18n/refusals';
import { useShell } from '@leafshift/shell-sdk';
import { ErrorState, ListSkeleton } from '@leafshift/ui/states';
import { TimeAgo } from '@leafshift/ui/text';
import { useMutation, useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import Input from 'antd/es/input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotAgainChoice } from './not-again-choice.tsx';
import { workerNotesQuery } from './queries.ts';
import { useNoteChanges } from './use-note-changes.ts';
import styles from './worker-notes.module.css';

const LONGEST_NOTE = 1000;

interface Props {
  readonly worker: { readonly _id: string; readonly name: string };
}

/** What the business keeps to itself about a worker (BUSINESS-10, BUSINESS-11). */
export function WorkerNotes({ worker }: Props) {
  const { t } = useTranslation('mf-employer');
  const { api } = useShell();
  const kept = useQuery(workerNotesQuery(api, worker._id));
  if (kept.isPending) return <ListSkeleton rows={2} />;
  if (!kept.data) {
    return <ErrorState error={kept.error} onRetry={kept.refetch} isCompact />;
  }
  return (
    <div className={styles.kept}>
      <p className={styles.quiet}>{t('workerNotes.private')}</p>
      <NoteForm userId={worker._id} />
      {kept.data.notes.length > 0 && (
        <ul className={styles.notes} aria-label={t('workerNotes.title')}>
          {kept.data.notes.map((note) => (
            <Note key={note._id} userId={worker._id} note={note} />
          ))}
        </ul>
      )}
      <NotAgainChoice worker={worker} mark={kept.data.notAgain} />
    </div>
  );
}

function NoteForm({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('mf-employer');
  const say = useRefusals();
  const { add } = useNoteChanges(userId);
  const [text, setText] = useState('');
  const adding = useMutation({ mutationFn: () => add(text), onSuccess: () => setText('') });
  return (
    <>
      <Input.TextArea
        rows={2}
        maxLength={LONGEST_NOTE}
        aria-label={t('workerNotes.note')}
        placeholder={t('workerNotes.placeholder')}
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
        {t('workerNotes.add')}
      </Button>
    </>
  );
}

function Note({ userId, note }: { readonly userId: string; readonly note: WorkerNote }) {
  const { t } = useTranslation('mf-employer');
  const { notify } = useShell();
  const { remove } = useNoteChanges(userId);
  const removing = useMutation({
    mutationFn: () => remove(note._id),
    onError: (error) => notify('Error', messageOf(error)),
  });
  return (
    <li className={styles.note}>
      <p className={styles.words} dir="auto">
        {note.text}
      </p>
      <span className={styles.quiet}>
        {note.by && (
          <>
            <bdi>{note.by}</bdi> ·{' '}
          </>
        )}
        <TimeAgo at={note.at} />
      </span>
      <Button
        type="text"
        size="small"
        loading={removing.isPending}
        aria-label={t('workerNotes.removeOf', { text: note.text })}
        onClick={() => removing.mutate()}
      >
        {t('workerNotes.remove')}
      </Button>
    </li>
  );
}
