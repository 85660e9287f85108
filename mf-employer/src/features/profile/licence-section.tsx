import type { Profile } from '@leafshift/contracts/profile';
import { updateProfileMutation } from '@leafshift/data-access';
import { useShell } from '@leafshift/shell-sdk';
import { DocumentUpload } from '@leafshift/ui/document-upload';
import { Section } from '@leafshift/ui/page';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import styles from './profile.module.css';

/** The business licence: where its review stands, and how to hand in another one. */
export function LicenceSection({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation('mf-employer');
  const { api, notify } = useShell();
  const update = useMutation(updateProfileMutation(api));
  return (
    <Section
      title={
        <span id="licence" tabIndex={-1} className={styles.title}>
          {t('profile.documents')}
        </span>
      }
    >
      <DocumentUpload
        api={api}
        kind="business-licence"
        title={t('profile.licence')}
        document={profile.businessLicence}
        gate={profile.verificationGate}
        onImageMissing={(msg) => notify('Error', msg)}
        onCameraMissing={(msg) => notify('Info', msg)}
        onUploaded={async (uploadUrl) => {
          await update.mutateAsync({ businessLicence: { uploadUrl } });
          notify('Success', t('toast.profileUpdated'));
        }}
      />
    </Section>
  );
}
