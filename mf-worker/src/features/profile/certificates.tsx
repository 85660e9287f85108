import type { Profile } from '@leafshift/contracts/profile';
import { changeCertificateMutation, removeCertificateMutation } from '@leafshift/data-access';
import { useShell } from '@leafshift/shell-sdk';
import { CertificateList } from '@leafshift/ui/certificates';
import { OnDemand } from '@leafshift/ui/lazy';
import { Card } from '@leafshift/ui/page';
import { useMutation } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './profile-card.module.css';

const CertificateDialog = lazy(async () => ({
  default: (await import('./certificate-dialog.tsx')).CertificateDialog,
}));

/** My certificates, each with its review and the ways to hand it in again or remove it, and 'Add Certificate'. */
export function Certificates({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation('mf-worker');
  const { api, notify } = useShell();
  const [isOpen, setIsOpen] = useState(false);
  const remove = useMutation(removeCertificateMutation(api));
  const change = useMutation(changeCertificateMutation(api));
  return (
    <Card className={styles.card}>
      <div id="certificates" tabIndex={-1} className={styles.addressed}>
        <CertificateList
          api={api}
          certificates={profile.certificates}
          onRemove={async (id) => {
            await remove.mutateAsync(id);
          }}
          onHandIn={async (id, body) => {
            await change.mutateAsync({ id, body });
            notify('Success', t('toast.certificateHandedIn'));
          }}
        />
      </div>
      <Button onClick={() => setIsOpen(true)}>{t('certificate.add')}</Button>
      <OnDemand isOpen={isOpen}>
        <CertificateDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
      </OnDemand>
    </Card>
  );
}
