import { answerDispute, DisputeAnswerForm, type Timesheet } from '@leafshift/contracts/clockedtime';
import { listKey } from '@leafshift/data-access';
import { postsKey } from '@leafshift/remote-pages/shifts';
import { useShell } from '@leafshift/shell-sdk';
import { ConfirmDialog } from '@leafshift/ui/confirm-dialog';
import { FormActions, SubmitButton, TextAreaField, ZodForm } from '@leafshift/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import styles from './disputes.module.css';

const MOST_REASON = 1000;

/** Why the employer does not agree. */
const Explanation = z.strictObject({ reason: DisputeAnswerForm.options[1].shape.reason });

/** The employer agrees to what the worker claims, after hearing what that does, or explains. */
export function AnswerDispute({ sheet }: { readonly sheet: Timesheet }) {
  const { t } = useTranslation('mf-employer');
  const { api, notify } = useShell();
  const client = useQueryClient();
  const [isAgreeing, setIsAgreeing] = useState(false);
  const [isExplaining, setIsExplaining] = useState(false);

  const answer = async (body: DisputeAnswerForm, done: string): Promise<void> => {
    await api.send(answerDispute, { params: { id: sheet._id }, body });
    notify('Success', done);
    for (const queryKey of [postsKey, listKey('invoice')]) {
      client.invalidateQueries({ queryKey }).catch(reportError);
    }
  };

  return (
    <div className={styles.answer}>
      <div className={styles.actions}>
        <Button type="primary" size="large" onClick={() => setIsAgreeing(true)}>
          {t('disputes.agree')}
        </Button>
        <Button
          size="large"
          aria-expanded={isExplaining}
          onClick={() => setIsExplaining((before) => !before)}
        >
          {t('disputes.explain')}
        </Button>
      </div>
      {isExplaining && (
        <ZodForm
          schema={Explanation}
          defaultValues={{ reason: '' }}
          label={t('disputes.explain')}
          onSubmit={({ reason }) => answer({ agree: false, reason }, t('disputes.explained'))}
        >
          <TextAreaField
            name="reason"
            label={t('disputes.reason')}
            hint={t('disputes.reasonHint')}
            maxLength={MOST_REASON}
          />
          <FormActions>
            <SubmitButton>{t('disputes.send')}</SubmitButton>
          </FormActions>
        </ZodForm>
      )}
      <ConfirmDialog
        isOpen={isAgreeing}
        title={t('disputes.agree')}
        confirmLabel={t('disputes.agreeYes')}
        onCancel={() => setIsAgreeing(false)}
        onConfirm={async () => {
          await answer({ agree: true }, t('disputes.agreed'));
          setIsAgreeing(false);
        }}
      >
        <p>{t('disputes.agreeText')}</p>
        {sheet.dispute?.sentHome === true && <p>{t('disputes.agreeSentHome')}</p>}
      </ConfirmDialog>
    </div>
  );
}
