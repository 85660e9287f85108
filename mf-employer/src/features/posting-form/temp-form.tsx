import type { TempPost, TempPostForm } from '@leafshift/contracts/posts';
import type { Profile } from '@leafshift/contracts/profile';
import { JOB_TITLES, JOB_TYPES, liftRate } from '@leafshift/domain/posting-rules';
import { useTrade } from '@leafshift/i18n/messages';
import { useUser } from '@leafshift/shell-sdk';
import { FieldRow, SelectField, TextAreaField } from '@leafshift/ui/form';
import { readersZone } from '@leafshift/ui/text';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CredentialsField } from './fields/credentials-field.tsx';
import { DaysField } from './fields/days-field.tsx';
import { DescriptionField } from './fields/description-field.tsx';
import { EndTimeField } from './fields/end-time-field.tsx';
import styles from './fields/fields.module.css';
import { InvitePart } from './fields/invite-part.tsx';
import { LocationField } from './fields/location-field.tsx';
import { StartTimeField } from './fields/start-time-field.tsx';
import { DurationField, RateField, WorkersField } from './fields/stepper-fields.tsx';
import { SupervisorField } from './fields/supervisor-field.tsx';
import { FormPart } from './form-part.tsx';
import { askedAgain } from './model/asked-again.ts';
import { tempBody, tempQuoteBody } from './model/bodies.ts';
import { tempField, tempProblems } from './model/problems.ts';
import { zoneOf } from './model/schedule.ts';
import type { TempValues } from './model/values.ts';
import { PostingFormLayout } from './posting-form-layout.tsx';
import { useQuote } from './quote/use-quote.ts';
import { useMinimumWageWarning } from './use-minimum-wage-warning.ts';
import { usePostingForm } from './use-posting-form.ts';

export interface TempFormProps {
  readonly profile: Profile;
  readonly initial: TempValues;
  /** One posting a day; an existing posting has one day. */
  readonly isSeries: boolean;
  /** The posting that is edited, with those who requested it. */
  readonly edited?: TempPost;
  readonly reviewLabel: string;
  readonly confirmLabel: string;
  readonly onChange?: (values: TempValues) => void;
  readonly send: (form: TempPostForm, invited: readonly string[]) => Promise<unknown>;
}

/** The Temp form: a shift at one of the profile's locations. */
export function TempForm(props: TempFormProps) {
  const { profile, initial, isSeries, edited, onChange, reviewLabel, confirmLabel, send } = props;
  const { t } = useTranslation('mf-employer');
  const trade = useTrade();
  const { paymentDetails } = useUser();
  const [now] = useState(() => new Date());
  const zoneFor = (values: TempValues) => {
    const location = profile.locations.find(({ _id }) => _id === values.location);
    return location ? zoneOf(location) : readersZone();
  };
  const form = usePostingForm<TempValues>({
    initial,
    onChange,
    problemsOf: (values) =>
      tempProblems(values, { zone: zoneFor(values), bounds: paymentDetails, now: new Date() }),
  });
  const values = form.watch();
  const zone = zoneFor(values);
  const anySupervisor = profile.supervisor[0]?._id ?? null;
  const quote = useQuote(tempQuoteBody(values, { zone, now, anySupervisor }));
  const warning = useMinimumWageWarning(quote.data);
  const asked = edited
    ? askedAgain(edited, tempBody(values, zone ?? readersZone()), profile.locations)
    : 0;
  const liftTo = (jobType: (typeof JOB_TYPES)[number]) =>
    form.setValue('rate', liftRate(form.getValues('rate'), jobType, paymentDetails.prices));

  return (
    <FormProvider {...form}>
      <PostingFormLayout
        form={form}
        quote={quote}
        label={t('postingForm.tempForm')}
        reviewLabel={reviewLabel}
        confirmLabel={confirmLabel}
        bodyOf={(checked) => tempBody(checked, zone ?? readersZone()) as TempPostForm}
        fieldOf={(path) => tempField(path, form.getValues())}
        asksBeforeLeaving={!onChange}
        {...(values.invited.length > 0 && {
          note: t('invite.reviewNote', { count: values.invited.length }),
        })}
        {...(asked > 0 && { note: t('postingForm.askedAgain', { count: asked }) })}
        send={(body) => send(body, form.getValues('invited'))}
      >
        <FormPart title={t('postingForm.job')}>
          <FieldRow>
            <SelectField
              name="jobType"
              label={t('shift.jobType')}
              placeholder={t('postingForm.chooseJobType')}
              options={JOB_TYPES.map((value) => ({ value, label: trade(value) }))}
              onChosen={(chosen) => {
                const jobType = JOB_TYPES.find((known) => known === chosen);
                if (jobType) {
                  liftTo(jobType);
                }
              }}
            />
            <SelectField
              name="jobTitle"
              label={t('shift.jobTitle')}
              placeholder={t('postingForm.chooseJobTitle')}
              options={JOB_TITLES.map((value) => ({ value, label: trade(value) }))}
            />
          </FieldRow>
        </FormPart>
        <FormPart title={t('postingForm.where')}>
          <FieldRow>
            <LocationField profile={profile} />
            <SupervisorField profile={profile} />
          </FieldRow>
        </FormPart>
        <FormPart title={t('postingForm.when')}>
          <DaysField zone={zone ?? readersZone()} now={now} isSeries={isSeries} />
          <div className={styles.three}>
            <StartTimeField />
            <DurationField />
            <EndTimeField zone={zone ?? readersZone()} now={now} />
          </div>
        </FormPart>
        <FormPart title={t('postingForm.pay')}>
          <FieldRow>
            <RateField jobType={values.jobType} bounds={paymentDetails} warning={warning} />
            <WorkersField />
          </FieldRow>
        </FormPart>
        <FormPart title={t('postingForm.what')}>
          <DescriptionField />
          <TextAreaField name="jobRequirements" label={t('shift.requirements')} optional rows={3} />
          <CredentialsField hint={t('jobFacts.provinceAdds')} />
        </FormPart>
        {isSeries && <InvitePart />}
      </PostingFormLayout>
    </FormProvider>
  );
}
