import { disputeTimesheet, type Timesheet } from '@leafshift/contracts/clockedtime';
import type { TempPost } from '@leafshift/contracts/posts';
import { useWaitingCall } from '@leafshift/remote-pages/waiting';
import { useShell } from '@leafshift/shell-sdk';
import {
  CheckboxField,
  FormActions,
  SubmitButton,
  TextAreaField,
  TextField,
  ZodForm,
} from '@leafshift/ui/form';
import { FormModal } from '@leafshift/ui/form-modal';
import { useTranslation } from 'react-i18next';
import { useWaitingLabel } from '../waiting/use-waiting-label.ts';
import { disputeOf, TypedDispute, typedFrom } from './claimed-times.ts';
import styles from './hours.module.css';
import { LeftByChoice } from './left-by-choice.tsx';
import { useHoursChange } from './use-hours-change.ts';

const MOST_DIGITS = 4;
const MOST_REASON = 1000;

interface DisputeDialogProps {
  readonly shift: TempPost;
  readonly sheet: Timesheet;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What my hours were, and why those that were submitted are wrong; sent once. */
export function DisputeDialog({ shift, sheet, isOpen, onClose }: DisputeDialogProps) {
  const { t } = useTranslation('mf-worker');
  const { notify } = useShell();
  const show = useHoursChange();
  const labelled = useWaitingLabel(shift);
  const params = { id: sheet._id };
  const dispute = useWaitingCall(disputeTimesheet, params, {
    onSent: (disputed) => {
      notify('Success', t('hours.disputedToast'));
      show(disputed);
    },
  });

  const send = async (typed: TypedDispute): Promise<void> => {
    const body = disputeOf(typed, sheet, shift);
    await dispute.send({ params, body }, labelled(t('hours.dispute')));
    onClose();
  };

  return (
    <FormModal isOpen={isOpen} title={t('hours.dispute')} onClose={onClose} width={440} centered>
      <p className={styles.lead}>{t('hours.disputeText')}</p>
      <ZodForm
        schema={TypedDispute}
        defaultValues={typedFrom(sheet, shift)}
        label={t('hours.dispute')}
        onSubmit={send}
      >
        <TextField name="clockIn" label={t('hours.cameAt')} type="datetime-local" />
        <TextField name="clockOut" label={t('hours.leftAt')} type="datetime-local" />
        <TextField
          name="breakMinutes"
          label={t('ownClock.breakMinutes')}
          inputMode="numeric"
          maxLength={MOST_DIGITS}
          format={(typed) => typed.replace(/\D/g, '')}
        />
        {sheet.employer.leftByChoice !== undefined && (
          <>
            <LeftByChoice sheet={sheet} />
            <p className={styles.note}>{t('hours.sentHomeText')}</p>
            <CheckboxField name="sentHome">{t('hours.sentHome')}</CheckboxField>
          </>
        )}
        <TextAreaField name="reason" label={t('hours.reason')} maxLength={MOST_REASON} />
        <FormActions>
          <SubmitButton>{t('hours.send')}</SubmitButton>
        </FormActions>
      </ZodForm>
    </FormModal>
  );
}
