import { type Person, removeSecondFactors } from '@leafshift/contracts/back-office';
import { textCode } from '@leafshift/domain/text-code';
import { useFormats } from '@leafshift/i18n';
import { useShell } from '@leafshift/shell-sdk';
import { FormActions, SubmitButton, TextAreaField, ZodForm } from '@leafshift/ui/form';
import { Section } from '@leafshift/ui/page';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useDeskAction } from '../desk/use-desk-action.ts';
import { useMay } from '../desk/use-may.ts';
import styles from './person.module.css';

const MOST_WORDS = 500;

/** Why somebody's second factors are removed. */
const TypedReason = z.strictObject({
  reason: z
    .string()
    .trim()
    .min(1, textCode('REASON_REQUIRED'))
    .max(MOST_WORDS, textCode('TEXT_TOO_LONG', { count: MOST_WORDS })),
});

interface SecondFactorsProps {
  readonly id: string;
  readonly kinds: Person['secondFactors'];
}

/** What somebody signs in with beside the password; removed for an owner who has lost it. */
export function SecondFactors({ id, kinds }: SecondFactorsProps) {
  const { t } = useTranslation('mf-back-office');
  const formats = useFormats();
  const may = useMay();
  const [isRemoving, setRemoving] = useState(false);
  return (
    <Section title={t('person.factors')}>
      <p>
        {kinds.length === 0
          ? t('person.noFactors')
          : formats.list(kinds.map((kind) => t(`person.factor.${kind}`)))}
      </p>
      {kinds.length > 0 &&
        may(removeSecondFactors) &&
        (isRemoving ? (
          <div className={styles.below}>
            <RemovalForm id={id} onCancel={() => setRemoving(false)} />
          </div>
        ) : (
          <div className={styles.below}>
            <Button danger onClick={() => setRemoving(true)}>
              {t('person.removeFactors')}
            </Button>
          </div>
        ))}
    </Section>
  );
}

function RemovalForm({ id, onCancel }: { readonly id: string; readonly onCancel: () => void }) {
  const { t } = useTranslation('mf-back-office');
  const { api } = useShell();
  const act = useDeskAction();
  const remove = ({ reason }: z.output<typeof TypedReason>): Promise<void> =>
    act(
      () => api.send(removeSecondFactors, { params: { id }, body: { reason } }),
      t('person.factorsRemovedToast'),
    );
  return (
    <ZodForm
      schema={TypedReason}
      defaultValues={{ reason: '' }}
      label={t('person.removeFactors')}
      onSubmit={remove}
    >
      <p>{t('person.removeFactorsFollows')}</p>
      <TextAreaField
        name="reason"
        rows={2}
        label={t('suspension.reason')}
        hint={t('person.removeFactorsHint')}
        maxLength={MOST_WORDS}
      />
      <FormActions>
        <Button size="large" onClick={onCancel}>
          {t('action.cancel')}
        </Button>
        <SubmitButton>{t('person.removeFactors')}</SubmitButton>
      </FormActions>
    </ZodForm>
  );
}
