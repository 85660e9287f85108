import type { PermanentPostForm } from '@leafshift/contracts/posts';
import type { Profile } from '@leafshift/contracts/profile';
import { useUser } from '@leafshift/shell-sdk';
import { FieldRow, TextField } from '@leafshift/ui/form';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DescriptionField } from './fields/description-field.tsx';
import { JobFactsFields } from './fields/job-facts-fields.tsx';
import { LocationField } from './fields/location-field.tsx';
import { PayRangeFields } from './fields/stepper-fields.tsx';
import { FormPart } from './form-part.tsx';
import { permanentBody } from './model/bodies.ts';
import { permanentField, permanentProblems } from './model/problems.ts';
import type { PermanentValues } from './model/values.ts';
import { PostingFormLayout } from './posting-form-layout.tsx';
import { usePostingForm } from './use-posting-form.ts';

export interface PermanentFormProps {
  readonly profile: Profile;
  readonly initial: PermanentValues;
  readonly reviewLabel: string;
  readonly confirmLabel: string;
  readonly onChange?: (values: PermanentValues) => void;
  readonly send: (form: PermanentPostForm) => Promise<unknown>;
}

/** The Permanent form: a job on the public board. */
export function PermanentForm(props: PermanentFormProps) {
  const { profile, initial, onChange, reviewLabel, confirmLabel, send } = props;
  const { t } = useTranslation('mf-employer');
  const { paymentDetails } = useUser();
  const form = usePostingForm<PermanentValues>({
    initial,
    onChange,
    problemsOf: (values) => permanentProblems(values, paymentDetails),
  });
  return (
    <FormProvider {...form}>
      <PostingFormLayout
        form={form}
        quote={null}
        label={t('postingForm.permanentForm')}
        reviewLabel={reviewLabel}
        confirmLabel={confirmLabel}
        bodyOf={(checked) => permanentBody(checked) as PermanentPostForm}
        fieldOf={permanentField}
        asksBeforeLeaving={!onChange}
        send={send}
      >
        <FormPart title={t('postingForm.job')}>
          <FieldRow>
            <TextField
              name="jobType"
              label={t('shift.jobTitle')}
              placeholder={t('postingForm.titleExample')}
              maxLength={255}
            />
            <LocationField profile={profile} />
          </FieldRow>
        </FormPart>
        <FormPart title={t('postingForm.pay')}>
          <FieldRow>
            <PayRangeFields bounds={paymentDetails} />
          </FieldRow>
        </FormPart>
        <FormPart title={t('jobFacts.title')}>
          <JobFactsFields />
        </FormPart>
        <FormPart title={t('postingForm.what')}>
          <DescriptionField />
        </FormPart>
      </PostingFormLayout>
    </FormProvider>
  );
}
