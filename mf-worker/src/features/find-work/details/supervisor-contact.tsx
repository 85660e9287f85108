import type { TempPost } from '@leafshift/contracts/posts';
import { WorkerAvatar } from '@leafshift/ui/avatar';
import { useTranslation } from 'react-i18next';
import styles from './supervisor-contact.module.css';

/** Whom to ask for on the day; phone, e-mail and picture are there once I am confirmed. */
export function SupervisorContact({ shift }: { readonly shift: TempPost }) {
  const { t } = useTranslation('mf-worker');
  const { name, phoneNumber, email, photo } = shift.supervisor;
  return (
    <p className={styles.contact}>
      {photo && <WorkerAvatar name={name} photo={photo} size={48} />}
      <bdi>{name}</bdi>
      {phoneNumber && (
        <a href={`tel:${phoneNumber}`}>
          <bdi dir="ltr">{phoneNumber}</bdi>
        </a>
      )}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {!phoneNumber && !email && (
        <span className={styles.note}>{t('shift.contactOnceConfirmed')}</span>
      )}
    </p>
  );
}
