import type { Profile } from '@leafshift/contracts/profile';
import { DraftForm as Draft, type ScheduleEntry } from '@leafshift/contracts/schedule';
import { DURATION_STEP, JOB_TITLES, JOB_TYPES, RATE_STEP } from '@leafshift/domain/posting-rules';
import { useFormats } from '@leafshift/i18n';
import { useTrade } from '@leafshift/i18n/messages';
import { ConfirmDialog } from '@leafshift/ui/confirm-dialog';
import {
  FieldRow,
  FormActions,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
  ZodForm,
} from '@leafshift/ui/form';
import { FormModal, useUnsavedInput } from '@leafshift/ui/form-modal';
import { NativeSelect } from '@leafshift/ui/native-select';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { type Repeat, RepeatFields } from './repeat-fields.tsx';
import type { Reach } from './use-schedule.ts';

const { duration, rate, totalWorkers } = Draft.shape;

/** Number fields hold text while somebody types. */
const Values = Draft.omit({ like: true }).extend({
  duration: z.coerce.number().pipe(duration),
  rate: z.coerce.number().pipe(rate),
  totalWorkers: z.coerce.number().pipe(totalWorkers),
});
export type DraftValues = z.output<typeof Values>;

/** What the form begins with; `draft` where one is changed. */
export interface DraftStart {
  readonly draft: ScheduleEntry | null;
  readonly values: Partial<DraftValues>;
  /** Whose description is taken where none is typed. */
  readonly like: string | undefined;
}

interface Series {
  readonly reach: Reach;
  readonly repeat: Repeat | null;
}

interface DraftModalProps {
  readonly start: DraftStart | null;
  readonly profile: Profile;
  readonly onSave: (values: DraftValues, start: DraftStart, series: Series) => Promise<void>;
  readonly onRemove: (draft: ScheduleEntry, reach: Reach) => Promise<void>;
  readonly onClose: () => void;
}

/** The small form of a planned shift. */
export function DraftModal({ start, onClose, ...form }: DraftModalProps) {
  const { t } = useTranslation('mf-employer');
  const draft = start?.draft ?? null;
  return (
    <FormModal
      isOpen={start !== null}
      title={t(draft ? 'schedule.changeDraft' : 'schedule.add')}
      width={560}
      style={{ top: 56 }}
      onClose={onClose}
    >
      {start && <DraftForm start={start} onClose={onClose} {...form} />}
    </FormModal>
  );
}

type DraftFormProps = Omit<DraftModalProps, 'start'> & { readonly start: DraftStart };

function DraftForm({ start, profile, onSave, onRemove }: DraftFormProps) {
  const { t } = useTranslation('mf-employer');
  const trade = useTrade();
  const formats = useFormats();
  const [repeat, setRepeat] = useState<Repeat | null>(null);
  const [reach, setReach] = useState<Reach>('one');
  const [isRemoving, setIsRemoving] = useState(false);
  useUnsavedInput(repeat !== null);
  const { draft } = start;
  const keepsText = draft !== null || start.like !== undefined;
  return (
    <ZodForm
      schema={Values}
      defaultValues={start.values}
      label={t(draft ? 'schedule.changeDraft' : 'schedule.add')}
      onSubmit={(values) => onSave(values, start, { reach, repeat })}
    >
      <SelectField
        name="location"
        label={t('schedule.store')}
        options={profile.locations.map(({ _id, locationName }) => ({
          value: _id,
          label: locationName,
        }))}
      />
      <FieldRow>
        <SelectField
          name="jobTitle"
          label={t('shift.jobTitle')}
          options={JOB_TITLES.map((value) => ({ value, label: trade(value) }))}
        />
        <SelectField
          name="jobType"
          label={t('shift.jobType')}
          options={JOB_TYPES.map((value) => ({ value, label: trade(value) }))}
        />
      </FieldRow>
      <FieldRow>
        <TextField name="day" type="date" label={t('shift.date')} />
        <TextField name="startTime" type="time" label={t('schedule.startTime')} />
      </FieldRow>
      <FieldRow>
        <TextField
          name="duration"
          type="number"
          inputMode="decimal"
          label={t('schedule.hours')}
          hint={t('schedule.hoursHint', {
            step: t('shift.workedHours', { hours: formats.number(DURATION_STEP) }),
          })}
        />
        <TextField
          name="totalWorkers"
          type="number"
          inputMode="numeric"
          label={t('shift.workers')}
        />
      </FieldRow>
      <FieldRow>
        <TextField
          name="rate"
          type="number"
          inputMode="decimal"
          {...formats.dollarSign}
          label={t('shift.hourlyRate')}
          hint={t('schedule.rateHint', { step: formats.dollars(RATE_STEP) })}
        />
        <SelectField
          name="supervisor"
          label={t('shift.supervisor')}
          options={profile.supervisor.map(({ _id, name }) => ({ value: _id, label: name }))}
        />
      </FieldRow>
      <TextAreaField
        name="jobDescription"
        label={t('shift.description')}
        optional={keepsText}
        {...(keepsText && { hint: t(draft ? 'schedule.textKept' : 'schedule.textLike') })}
      />
      {!draft && start.values.day && (
        <RepeatFields day={start.values.day} value={repeat} onChange={setRepeat} />
      )}
      {draft?.series && (
        <NativeSelect
          isLarge
          label={t('schedule.seriesWhich')}
          value={reach}
          options={[
            { value: 'one', label: t('schedule.onlyThis') },
            { value: 'following', label: t('schedule.allFollowing') },
          ]}
          onChange={setReach}
        />
      )}
      <FormActions>
        {draft && (
          <Button danger size="large" onClick={() => setIsRemoving(true)}>
            {t('schedule.deleteDraft')}
          </Button>
        )}
        <SubmitButton>{t('schedule.saveDraft')}</SubmitButton>
      </FormActions>
      {draft && (
        <ConfirmDialog
          isOpen={isRemoving}
          isDangerous
          title={t(reach === 'following' ? 'schedule.deleteFollowingAsk' : 'schedule.deleteAsk')}
          confirmLabel={t('schedule.deleteDraft')}
          onConfirm={() => onRemove(draft, reach)}
          onCancel={() => setIsRemoving(false)}
        >
          {t('schedule.deleteText')}
        </ConfirmDialog>
      )}
    </ZodForm>
  );
}
