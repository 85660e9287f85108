import type { Profile, WorkerProfileForm as WorkerSchema } from '@leafshift/contracts/profile';
import type { ApiClient } from '@leafshift/data-access';
import { type ReactNode, useState } from 'react';
import { AddressFieldset } from '../address-search/index.ts';
import { FieldRow, SelectField, TextAreaField, TextField, ZodForm } from '../form/index.ts';
import { ImageField } from '../image-upload/index.ts';
import { useUiText } from '../locales/use-ui-text.ts';
import { LockedFields } from '../review/index.ts';
import { birthDayRange, WorkerFormSchema } from './birth-day.ts';
import { RetailAgeNotice } from './retail-age-notice.tsx';
import { workerProfileValues } from './worker-profile-values.ts';

interface Props {
  readonly api: ApiClient;
  readonly profile: Profile;
  readonly googleMapsKey: string | null;
  readonly onSubmit: (profile: WorkerSchema) => Promise<void>;
  /** The form's id, for a button that stands elsewhere. */
  readonly id?: string;
  /** The buttons of the form, where they stand in it. */
  readonly children?: ReactNode;
}

/** A worker's picture, person, address and experience (specification, sections 2 and 5). */
export function WorkerProfileForm({ api, profile, googleMapsKey, onSubmit, id, children }: Props) {
  const t = useUiText();
  const [birthDays] = useState(birthDayRange);

  return (
    <ZodForm
      {...(id !== undefined && { id })}
      schema={WorkerFormSchema}
      defaultValues={{ ...workerProfileValues(profile), profileImage: profile.profileImage }}
      onSubmit={onSubmit}
      label={t('worker.title')}
    >
      <ImageField
        name="profileImage"
        api={api}
        kind="profile-picture"
        label={t('worker.picture')}
        crop="round"
      />
      <LockedFields profile={profile} who="worker">
        {(lockOf) => (
          <>
            <FieldRow>
              <TextField
                name="firstName"
                label={t('worker.firstName')}
                autoComplete="given-name"
                {...lockOf('firstName')}
              />
              <TextField
                name="lastName"
                label={t('worker.lastName')}
                autoComplete="family-name"
                {...lockOf('lastName')}
              />
            </FieldRow>
            <FieldRow>
              <TextField
                name="phoneNumber"
                label={t('worker.phone')}
                type="tel"
                autoComplete="tel"
              />
              <TextField
                name="birthDay"
                label={t('worker.birthDay')}
                hint={t('worker.birthDayHint')}
                type="date"
                autoComplete="bday"
                {...birthDays}
                {...lockOf('birthDay')}
              />
            </FieldRow>
          </>
        )}
      </LockedFields>
      <RetailAgeNotice />
      <TextAreaField name="bio" label={t('worker.bio')} maxLength={2000} />
      <AddressFieldset googleMapsKey={googleMapsKey} />
      <SelectField
        name="posExperience"
        label={t('worker.pos')}
        multiple
        optional
        options={[
          { value: 'cova', label: t('pos.cova') },
          { value: 'greenline', label: t('pos.greenline') },
          { value: 'other', label: t('pos.other') },
        ]}
      />
      {children}
    </ZodForm>
  );
}
