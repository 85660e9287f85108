import { updateProfileMutation } from '@leafshift/data-access';
import { useShell } from '@leafshift/shell-sdk';
import { DocumentUpload } from '@leafshift/ui/document-upload';
import { useTranslation } from 'react-i18next';
import type { StepProps } from '../frame/step.ts';
import { useProfileChange } from '../frame/use-profile-change.ts';

/** Step 5 of an employer: the business licence. */
export function BusinessVerificationStep({ profile }: StepProps) {
  const { t } = useTranslation('mf-onboarding');
  const { api, notify } = useShell();
  const save = useProfileChange(updateProfileMutation(api), t('toast.profileUpdated'));
  return (
    <DocumentUpload
      api={api}
      kind="business-licence"
      title={t('documents.licence')}
      document={profile.businessLicence}
      gate={profile.verificationGate}
      onImageMissing={(msg) => notify('Error', msg)}
      onCameraMissing={(msg) => notify('Info', msg)}
      onUploaded={(uploadUrl) => save({ businessLicence: { uploadUrl } })}
    />
  );
}
