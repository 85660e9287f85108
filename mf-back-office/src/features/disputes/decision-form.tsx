import type { ShiftRow } from '@leafshift/contracts/back-office';
import { decideTimesheet, type Timesheet } from '@leafshift/contracts/clockedtime';
import { useShell } from '@leafshift/shell-sdk';
import {
  CheckboxField,
  FieldRow,
  FormActions,
  RadioField,
  SubmitButton,
  TextAreaField,
  TextField,
  ZodForm,
} from '@leafshift/ui/form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDeskAction } from '../desk/use-desk-action.ts';
import { CorrectionPreview } from './correction-preview.tsx';
import {
  type Claim,
  decisionOf,
  SIDES,
  TypedDecision,
  timesOf,
  typedFrom,
} from './decided-times.ts';

const MOST_REASON = 1000;

interface DecisionFormProps {
  readonly label: string;
  readonly timesheet: Timesheet;
  readonly shift: ShiftRow;
}

/** Which times count and why, with what that books shown before it is. */
export function DecisionForm({ label, timesheet, shift }: DecisionFormProps) {
  const { t } = useTranslation('mf-back-office');
  const { api } = useShell();
  const act = useDeskAction();
  const claimed: Claim | null = timesheet.dispute;
  if (claimed === null) return null;

  const decide = (typed: TypedDecision): Promise<void> =>
    act(
      () =>
        api.send(decideTimesheet, {
          params: { id: timesheet._id },
          body: decisionOf(typed, claimed, shift.timeZone),
        }),
      t('disputes.decidedToast'),
    );

  return (
    <ZodForm
      schema={TypedDecision}
      defaultValues={typedFrom(claimed, shift.timeZone)}
      label={label}
      onSubmit={decide}
    >
      <RadioField
        isList
        name="side"
        label={t('disputes.whoseTimes')}
        options={SIDES.map((side) => ({ value: side, label: t(`disputes.side.${side}`) }))}
      />
      <OtherTimes />
      {timesheet.employer.leftByChoice !== undefined && (
        <CheckboxField name="sentHome">{t('disputes.wasSentHome')}</CheckboxField>
      )}
      <Preview timesheet={timesheet} shift={shift} claimed={claimed} />
      <TextAreaField
        name="reason"
        rows={2}
        label={t('disputes.reason')}
        hint={t('disputes.reasonHint')}
        maxLength={MOST_REASON}
      />
      <FormActions>
        <SubmitButton>{t('disputes.send')}</SubmitButton>
      </FormActions>
    </ZodForm>
  );
}

function OtherTimes() {
  const { t } = useTranslation('mf-back-office');
  if (useWatch({ name: 'side' }) !== 'other') return null;
  return (
    <FieldRow>
      <TextField name="clockIn" label={t('disputes.came')} type="datetime-local" />
      <TextField name="clockOut" label={t('disputes.left')} type="datetime-local" />
      <TextField
        name="breakMinutes"
        label={t('disputes.breakMinutes')}
        inputMode="numeric"
        format={(typed) => typed.replace(/\D/g, '')}
      />
    </FieldRow>
  );
}

interface PreviewProps extends Omit<DecisionFormProps, 'label'> {
  readonly claimed: Claim;
}

function Preview({ timesheet, shift, claimed }: PreviewProps) {
  const typed = useWatch<TypedDecision>() as TypedDecision;
  return (
    <CorrectionPreview
      timesheet={timesheet}
      shift={shift}
      decided={{
        times: timesOf(typed, claimed, shift.timeZone),
        sentHome: typed.sentHome,
      }}
    />
  );
}
