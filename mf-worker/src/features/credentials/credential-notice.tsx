import type { TempPost } from '@leafshift/contracts/posts';
import { type Credential, credentialRefusal } from '@leafshift/domain/credentials';
import { useRefusals } from '@leafshift/i18n/refusals';
import Alert from 'antd/es/alert';
import { CredentialHelp } from './credential-help.tsx';
import styles from './credentials.module.css';

interface CredentialNoticeProps {
  readonly shift: Pick<TempPost, 'endDate' | 'timeZone'>;
  readonly missing: readonly Credential[];
}

/** Which credentials I lack for a shift and what to do, in the words of the refusal; nothing where I lack none. */
export function CredentialNotice({ shift, missing }: CredentialNoticeProps) {
  const say = useRefusals();
  const refusal = credentialRefusal(missing);
  return (
    refusal && (
      <Alert
        className={styles.notice ?? ''}
        showIcon
        type="warning"
        title={
          <>
            {say(refusal.text)}
            <CredentialHelp shift={shift} missing={missing} />
          </>
        }
      />
    )
  );
}
