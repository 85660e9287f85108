import { updateProfileMutation } from '@leafshift/data-access';
import { useShell } from '@leafshift/shell-sdk';
import { DocumentUpload } from '@leafshift/ui/document-upload';
import { useTranslation } from 'react-i18next';
import type { StepProps } from '../frame/step.ts';
import { useProfileChange } from '../frame/use-profile-change.ts';

/** Step 2 of a worker: photo ID and background check, both at least submitted. */
export function IdVerificationStep({ profile }: StepProps) {
  const { t } = useTranslation('mf-onboarding');
  const { api, notify } = useShell();
  const save = useProfileChange(updateProfileMutation(api), t('toast.profileUpdated'));
  const upload = {
    api,
    onImageMissing: (msg: string) => notify('Error', msg),
    onCameraMissing: (msg: string) => notify('Info', msg),
  };
  return (
    <>
      <DocumentUpload
        {...upload}
        kind="photoid"
        title={t('documents.photoId')}
        document={profile.identificationDocument}
        gate={profile.verificationGate}
        onUploaded={(uploadUrl, backUrl) =>
          save({ identificationDocument: { uploadUrl, backUrl } })
        }
      />
      <DocumentUpload
        {...upload}
        kind="backgroundcheck"
        title={t('documents.backgroundCheck')}
        document={profile.backgroundCheck}
        gate={profile.verificationGate}
        onUploaded={(uploadUrl) => save({ backgroundCheck: { uploadUrl } })}
      />
    </>
  );
}
