import type { Factor } from '@leafshift/contracts/second-factor';
import { TimeAgo } from '@leafshift/ui/text';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import styles from '../settings-page.module.css';

interface Props {
  readonly factor: Factor;
  readonly onRemove: () => void;
}

/** One second factor, when it was used, and the button that removes it. */
export function FactorRow({ factor: { kind, name, lastUsedAt }, onRemove }: Props) {
  const { t } = useTranslation('shell');
  const label = name || t(`settings.security.kinds.${kind}`);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>{label}</p>
        <p className={styles.hint}>
          {name && <>{t(`settings.security.kinds.${kind}`)} · </>}
          {lastUsedAt ? (
            <>
              {t('settings.sessions.lastUsed')} <TimeAgo at={lastUsedAt} />
            </>
          ) : (
            t('settings.security.notUsed')
          )}
        </p>
      </div>
      <Button
        danger
        aria-label={t('settings.security.removeOf', { name: label })}
        onClick={onRemove}
      >
        {t('settings.security.remove')}
      </Button>
    </li>
  );
}
