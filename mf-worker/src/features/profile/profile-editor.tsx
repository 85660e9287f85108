import type { Profile } from '@leafshift/contracts/profile';
import { useShell } from '@leafshift/shell-sdk';
import { AddressFieldset } from '@leafshift/ui/address-search';
import { FormActions, SubmitButton, ZodForm } from '@leafshift/ui/form';
import { Section } from '@leafshift/ui/page';
import {
  PersonFields,
  PointOfSaleField,
  workerProfileValues,
} from '@leafshift/ui/worker-profile-form';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './profile-editor.module.css';
import { profileEditorSchema } from './profile-schema.ts';
import { useProfileUpdate } from './use-profile-update.ts';

/** Personal information, location and point-of-sale experience (ONBOARD-52). */
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
          <PersonFields profile={profile} />
        </div>
      </Section>
      <Section title={t('profile.location')}>
        <div className={styles.fields}>
          <AddressFieldset googleMapsKey={config.googleMapsKey} />
        </div>
      </Section>
      <Section title={t('profile.pos')}>
        <PointOfSaleField label={t('profile.posSystems')} />
      </Section>
      <FormActions>
        <SubmitButton>{t('profile.save')}</SubmitButton>
      </FormActions>
    </ZodForm>
  );
}
