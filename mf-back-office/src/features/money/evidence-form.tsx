import {
  answerProviderDispute,
  EvidenceForm as EvidenceSchema,
  evidenceFile,
} from '@leafshift/contracts/back-office';
import { useShell } from '@leafshift/shell-sdk';
import { FormActions, SubmitButton, TextAreaField, TextField, ZodForm } from '@leafshift/ui/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeskAction } from '../desk/use-desk-action.ts';
import { EvidenceFileField } from './evidence-file-field.tsx';

const Words = EvidenceSchema.pick({ description: true, serviceDate: true, words: true });
const MOST_WORDS = 5000;
const FILES = ['serviceFile', 'writtenFile', 'otherFile'] as const;
type Files = Partial<Record<(typeof FILES)[number], File>>;

interface EvidenceFormProps {
  readonly params: { readonly id: string; readonly disputeId: string };
  /** What is known of the shift. */
  readonly suggested: typeof Words._output;
  readonly onDone: () => void;
}

/** What the card's bank reads and sees; files go to the provider and are not kept here. */
export function EvidenceForm({ params, suggested, onDone }: EvidenceFormProps) {
  const { t } = useTranslation('mf-back-office');
  const { api } = useShell();
  const act = useDeskAction();
  const [files, setFiles] = useState<Files>({});
  const uploaded = async (): Promise<Partial<Record<keyof Files, string>>> => {
    const sent: Partial<Record<keyof Files, string>> = {};
    for (const kind of FILES) {
      const file = files[kind];
      if (file) {
        const query = { name: file.name.slice(0, 100) };
        sent[kind] = (await api.send(evidenceFile, { params, query }, { file })).file;
      }
    }
    return sent;
  };
  const send = async (words: typeof Words._output): Promise<void> => {
    await act(
      async () =>
        api.send(answerProviderDispute, { params, body: { ...words, ...(await uploaded()) } }),
      t('money.answeredToast'),
    );
    onDone();
  };
  return (
    <ZodForm schema={Words} defaultValues={suggested} label={t('money.evidence')} onSubmit={send}>
      <TextAreaField
        name="description"
        rows={2}
        label={t('money.evidenceDescription')}
        maxLength={MOST_WORDS}
      />
      <TextField name="serviceDate" type="date" label={t('money.evidenceDate')} />
      <TextAreaField
        name="words"
        rows={8}
        label={t('money.evidenceWords')}
        hint={t('money.evidenceHint')}
        maxLength={MOST_WORDS}
      />
      {FILES.map((kind) => (
        <EvidenceFileField
          key={kind}
          label={t(`money.evidenceFiles.${kind}`)}
          onChoose={(file) => setFiles({ ...files, [kind]: file })}
        />
      ))}
      <FormActions>
        <SubmitButton>{t('money.sendEvidence')}</SubmitButton>
      </FormActions>
    </ZodForm>
  );
}
