import { useReadable } from '@leafshift/shell-sdk';
import { useTranslation } from 'react-i18next';
import { useCore } from '../composition/core-context.ts';
import { AlertIcon } from './alert-icon.tsx';
import styles from './alert-stack.module.css';

/**
 * The alert toasts, announced to screen readers. They stay while somebody points at them or the focus is on
 * them, so that nobody has to read against the clock; one that comes under a pointer at rest goes, since it
 * may stand before what that pointer is about to press.
 */
export function AlertStack() {
  const { t } = useTranslation('shell');
  const { alerts } = useCore();
  const list = useReadable(alerts.list);
  return (
    <section
      className={styles.stack}
      aria-label={t('alerts.region')}
      aria-live="polite"
      onPointerMove={alerts.hold}
      onPointerLeave={alerts.release}
      onFocus={alerts.hold}
      onBlur={alerts.release}
    >
      {list.map(({ id, msg, status }) => (
        <div key={id} className={styles.alert} data-kind={status}>
          <AlertIcon kind={status} />
          <p className={styles.text}>
            <span className="ls-unseen">{t(`alerts.${status}`)}: </span>
            {msg}
          </p>
          <button
            type="button"
            className={styles.close}
            aria-label={t('alerts.dismiss')}
            onClick={() => alerts.dismiss(id)}
          >
            <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
              <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="1.75" />
            </svg>
          </button>
        </div>
      ))}
    </section>
  );
}
