import { CREDENTIAL_SOURCES, CREDENTIALS } from '@leafshift/domain/credentials';
import { useUiText } from '../locales/use-ui-text.ts';
import styles from './certificates.module.css';

/** The way to where one gets a credential, in a new window; nothing for kinds that no shift needs. */
export function CredentialSource({ name }: { readonly name: string }) {
  const t = useUiText();
  const credential = CREDENTIALS.find((known) => known === name);
  return (
    credential && (
      <a
        className={styles.source}
        href={CREDENTIAL_SOURCES[credential]}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t('certificate.source', { name })}
        <span className="ls-unseen"> {t('certificate.newWindow')}</span>
      </a>
    )
  );
}
