import type { TempPost } from '@leafshift/contracts/posts';
import { useFormats } from '@leafshift/i18n';
import { StatusMark } from '@leafshift/ui/status-mark';
import { useTranslation } from 'react-i18next';
import { workerShiftStatusOf } from '../shift/worker-shift-status.ts';
import styles from './credentials.module.css';

const BEFORE_CONFIRMATION = ['none', 'requested', 'changed'];

/** Which credentials a shift of a list needs, marked where I lack some; nothing once I am confirmed. */
export function CredentialTag({ shift }: { readonly shift: TempPost }) {
  const { t } = useTranslation('mf-worker');
  const formats = useFormats();
  const { credentials = [], missingCredentials = [] } = shift;
  if (!BEFORE_CONFIRMATION.includes(workerShiftStatusOf(shift))) return null;
  if (missingCredentials.length > 0) {
    return (
      <StatusMark kind="requests-waiting" variant="plain">
        {t('credentials.needsMissing', { names: formats.list(missingCredentials) })}
      </StatusMark>
    );
  }
  return (
    credentials.length > 0 && (
      <span className={styles.tag}>
        {t('credentials.needs', { names: formats.list(credentials) })}
      </span>
    )
  );
}
