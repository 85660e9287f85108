import { addNote, type PersonNote, PersonNoteForm } from '@leafshift/contracts/back-office';
import { useShell } from '@leafshift/shell-sdk';
import { FormActions, SubmitButton, TextAreaField, ZodForm } from '@leafshift/ui/form';
import { Section } from '@leafshift/ui/page';
import { TimeAgo } from '@leafshift/ui/text';
import { useTranslation } from 'react-i18next';
import { useDeskAction } from '../desk/use-desk-action.ts';
import styles from './person.module.css';

const MOST_LETTERS = 2000;

interface NotesProps {
  readonly id: string;
  readonly notes: readonly PersonNote[];
}

/** What colleagues have written down, and room for more. */
export function Notes({ id, notes }: NotesProps) {
  const { t } = useTranslation('mf-back-office');
  const { api } = useShell();
  const act = useDeskAction();
  const add = (body: PersonNoteForm): Promise<void> =>
    act(() => api.send(addNote, { params: { id }, body }), t('person.noteAddedToast'));
  return (
    <Section title={t('person.notes')} description={t('person.notesFor')}>
      <ul className={styles.list}>
        {notes.map(({ _id, by, text, at }) => (
          <li key={_id}>
            <bdi className={styles.words}>{text}</bdi>
            <span className={styles.note}>
              <bdi>{by.name}</bdi> · <TimeAgo at={at} />
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.form}>
        <ZodForm
          resets
          schema={PersonNoteForm}
          defaultValues={{ text: '' }}
          label={t('person.addNote')}
          onSubmit={add}
        >
          <TextAreaField
            name="text"
            rows={2}
            label={t('person.newNote')}
            maxLength={MOST_LETTERS}
          />
          <FormActions>
            <SubmitButton quiet>{t('person.addNote')}</SubmitButton>
          </FormActions>
        </ZodForm>
      </div>
    </Section>
  );
}
