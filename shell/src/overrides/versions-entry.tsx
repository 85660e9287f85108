import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSessionState } from '../composition/core-context.ts';
import { mayOverride } from './may-override.ts';
import { readOverrides } from './override-storage.ts';
import styles from './overrides.module.css';
import { useRegistry } from './use-registry.ts';

/** The quiet way to `/overrides`, for those whom that page is there for; says what is under test. */
export function VersionsEntry() {
  const { t } = useTranslation('shell');
  const registry = useRegistry();
  const session = useSessionState();
  if (registry === null || !mayOverride(session, registry)) return null;
  const tested = Object.keys(readOverrides());
  return (
    <footer className={styles.entry}>
      <Link to="/overrides">{t('overrides.entry')}</Link>
      {tested.length > 0 && (
        <strong className={styles.mark}>
          {t('overrides.badge')}: <bdi>{tested.join(', ')}</bdi>
        </strong>
      )}
    </footer>
  );
}
