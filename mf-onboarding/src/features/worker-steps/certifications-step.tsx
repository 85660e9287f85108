import {
  addCertificateMutation,
  changeCertificateMutation,
  removeCertificateMutation,
} from '@leafshift/data-access';
import { useShell } from '@leafshift/shell-sdk';
import { CertificateForm, CertificateList } from '@leafshift/ui/certificates';
import { useTranslation } from 'react-i18next';
import type { StepProps } from '../frame/step.ts';
import { useProfileChange } from '../frame/use-profile-change.ts';

/** Step 4 of a worker: certificates, of which there may be none. */
export function CertificationsStep({ user, profile }: StepProps) {
  const { t } = useTranslation('mf-onboarding');
  const { api } = useShell();
  const add = useProfileChange(addCertificateMutation(api), t('toast.certificateAdded'));
  const change = useProfileChange(changeCertificateMutation(api), t('toast.certificateHandedIn'));
  const remove = useProfileChange(removeCertificateMutation(api), t('toast.certificateRemoved'));
  return (
    <>
      <CertificateForm api={api} draft={`certificate.${user._id}`} onSubmit={add} />
      <CertificateList
        api={api}
        certificates={profile.certificates}
        onRemove={remove}
        onHandIn={(id, body) => change({ id, body })}
      />
    </>
  );
}
