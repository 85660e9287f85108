import type { Profile } from '@leafshift/contracts/profile';
import { useShell } from '@leafshift/shell-sdk';
import { DocumentUpload } from '@leafshift/ui/document-upload';
import { Section } from '@leafshift/ui/page';
import { useTranslation } from 'react-i18next';
import styles from './profile-card.module.css';
import { useProfileUpdate } from './use-profile-update.ts';

/** Photo ID and background check: where their review stands, and what to do next. */
export function Documents({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation('mf-worker');
  const { api, notify } = useShell();
  const update = useProfileUpdate();
  const said = {
    onImageMissing: (msg: string) => notify('Error', msg),
    onCameraMissing: (msg: string) => notify('Info', msg),
  };
  return (
    <Section title={t('documents.title')}>
      <div className={styles.documents}>
        <DocumentUpload
          api={api}
          kind="photoid"
          title={t('documents.photoId')}
          document={profile.identificationDocument}
          gate={profile.verificationGate}
          onUploaded={(uploadUrl, backUrl) =>
            update({ identificationDocument: { uploadUrl, backUrl } })
          }
          {...said}
        />
        <DocumentUpload
          api={api}
          kind="backgroundcheck"
          title={t('documents.backgroundCheck')}
          document={profile.backgroundCheck}
          gate={profile.verificationGate}
          onUploaded={(uploadUrl) => update({ backgroundCheck: { uploadUrl } })}
          {...said}
        />
      </div>
    </Section>
  );
}
