import type { Profile } from '@leafshift/contracts/profile';
import { useShell } from '@leafshift/shell-sdk';
import { AddressFieldset } from '@leafshift/ui/address-search';
import {
  FieldRow,
  FormActions,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
  ZodForm,
} from '@leafshift/ui/form';
import { Section } from '@leafshift/ui/page';
import { LockedFields } from '@leafshift/ui/review';
import { RetailAgeNotice, workerProfileValues } from '@leafshift/ui/worker-profile-form';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './profile-editor.module.css';
import { profileEditorSchema } from './profile-schema.ts';
import { useProfileUpdate } from './use-profile-update.ts';

const LONGEST_BIO = 2000;

/** Personal information, location and point-of-sale experience (specification, section 2). */
export function ProfileEditor({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation('mf-worker');
  const { config } = useShell();
  const update = useProfileUpdate();
  const schema = useMemo(() => profileEditorSchema(profile), [profile]);

  return (
    <ZodForm
      schema={schema}
      defaultValues={workerProfileValues(profile)}
      onSubmit={update}
      label={t('title.profile')}
      className={styles.editor ?? ''}
    >
      <Section title={t('profile.personal')}>
        <div className={styles.fields}>
          <LockedFields profile={profile} who="worker">
            {(lockOf) => (
              <>
                <FieldRow>
                  <TextField
                    name="firstName"
                    label={t('profile.firstName')}
                    autoComplete="given-name"
                    {...lockOf('firstName')}
                  />
                  <TextField
                    name="lastName"
                    label={t('profile.lastName')}
                    autoComplete="family-name"
                    {...lockOf('lastName')}
                  />
                </FieldRow>
                <FieldRow>
                  <TextField
                    name="phoneNumber"
                    label={t('profile.phone')}
                    type="tel"
                    autoComplete="tel"
                  />
                  <TextField
                    name="birthDay"
                    label={t('profile.birthDay')}
                    hint={t('profile.birthDayHint')}
                    type="date"
                    autoComplete="bday"
                    {...lockOf('birthDay')}
                  />
                </FieldRow>
              </>
            )}
          </LockedFields>
          <RetailAgeNotice />
          <TextAreaField name="bio" label={t('profile.bio')} maxLength={LONGEST_BIO} />
        </div>
      </Section>
      <Section title={t('profile.location')}>
        <div className={styles.fields}>
          <AddressFieldset googleMapsKey={config.googleMapsKey} />
        </div>
      </Section>
      <Section title={t('profile.pos')}>
        <SelectField
          name="posExperience"
          label={t('profile.posSystems')}
          multiple
          optional
          options={[
            { value: 'cova', label: t('profile.posSystem.cova') },
            { value: 'greenline', label: t('profile.posSystem.greenline') },
            { value: 'other', label: t('profile.posSystem.other') },
          ]}
        />
      </Section>
      <FormActions>
        <SubmitButton>{t('profile.save')}</SubmitButton>
      </FormActions>
    </ZodForm>
  );
}
