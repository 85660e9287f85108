import { textCode } from '@leafshift/domain/text-code';
import { FormActions, RadioField, SubmitButton, TextAreaField, ZodForm } from '@leafshift/ui/form';
import Button from 'antd/es/button';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useKeys } from '../keys/use-keys.ts';

const MOST_WORDS = 400;
const OTHER = 'other';

/** One of the reasons that are ready, own words, or both. */
const Chosen = z
  .strictObject({
    choice: z.string({ error: textCode('REASON_REQUIRED') }).min(1, textCode('REASON_REQUIRED')),
    words: z
      .string()
      .trim()
      .max(MOST_WORDS, textCode('TEXT_TOO_LONG', { count: MOST_WORDS })),
  })
  .refine(({ choice, words }) => choice !== OTHER || words !== '', {
    path: ['words'],
    error: textCode('REASON_REQUIRED'),
  });

interface ReasonFormProps {
  readonly label: string;
  /** Reasons that are ready, as they are said; 'something else' is added. */
  readonly reasons: readonly string[];
  readonly send: string;
  /** What it is told to the person. */
  readonly onSend: (reason: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** Why something is refused or taken away, in words that its owner reads. */
export function ReasonForm({ label, reasons, send, onSend, onCancel }: ReasonFormProps) {
  const { t } = useTranslation('mf-back-office');
  const options = [...reasons, OTHER].map((value, index) => ({
    value,
    label: `${index + 1}  ${value === OTHER ? t('reason.other') : value}`,
  }));
  return (
    <ZodForm
      schema={Chosen}
      defaultValues={{ choice: '', words: '' }}
      label={label}
      onSubmit={({ choice, words }) =>
        onSend([choice === OTHER ? '' : choice, words].filter(Boolean).join(' '))
      }
    >
      <RadioField isList name="choice" label={t('reason.legend')} options={options} />
      <NumberKeys values={options.map(({ value }) => value)} />
      <Words />
      <FormActions>
        <Button size="large" onClick={onCancel}>
          {t('action.cancel')}
        </Button>
        <SubmitButton>{send}</SubmitButton>
      </FormActions>
    </ZodForm>
  );
}

function Words() {
  const { t } = useTranslation('mf-back-office');
  const isNeeded = useWatch({ name: 'choice' }) === OTHER;
  return (
    <TextAreaField
      name="words"
      rows={2}
      label={t('reason.words')}
      hint={t('reason.hint')}
      optional={!isNeeded}
      maxLength={MOST_WORDS}
    />
  );
}

/** The keyboard begins at the reasons, and the number of one chooses it. */
function NumberKeys({ values }: { readonly values: readonly string[] }) {
  const { setValue, setFocus } = useFormContext();
  useEffect(() => setFocus('choice'), [setFocus]);
  useKeys(
    Object.fromEntries(
      values.map((value, index) => [
        String(index + 1),
        () => {
          setValue('choice', value, { shouldValidate: true, shouldTouch: true });
          setFocus(value === OTHER ? 'words' : 'choice');
        },
      ]),
    ),
  );
  return null;
}
