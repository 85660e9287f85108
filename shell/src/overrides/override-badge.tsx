import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { keepOverride, readOverrides } from './override-storage.ts';
import styles from './overrides.module.css';

/** Says at all times which remotes come from elsewhere in this browser, and ends that. */
export default function OverrideBadge() {
  const { t } = useTranslation('shell');
  const overrides = Object.entries(readOverrides());
  const endAll = (): void => {
    for (const [remote] of overrides) keepOverride(remote, null);
    location.reload();
  };
  return (
    <aside className={styles.badge} aria-label={t('overrides.badge')}>
      <strong>{t('overrides.badge')}</strong>
      <ul className={styles.list}>
        {overrides.map(([remote, address]) => (
          <li key={remote} dir="ltr">
            {remote}: {address}
          </li>
        ))}
      </ul>
      <Button size="small" onClick={endAll}>
        {t('overrides.end')}
      </Button>
    </aside>
  );
}
