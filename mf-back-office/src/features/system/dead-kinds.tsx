import { retryOutboxKind } from '@leafshift/contracts/back-office';
import { useFormats } from '@leafshift/i18n';
import { useShell } from '@leafshift/shell-sdk';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DeskButton } from '../desk/desk-button.tsx';
import { useDeskAction } from '../desk/use-desk-action.ts';
import { tasksQuery } from './queries.ts';
import styles from './system.module.css';

/** Kinds of work of which several were given up, to be tried again all at once; nothing where there are none. */
export function DeadKinds() {
  const { t } = useTranslation('mf-back-office');
  const { api } = useShell();
  const formats = useFormats();
  const act = useDeskAction();
  const { data = [] } = useQuery(tasksQuery(api));
  const kinds = data.filter(({ dead }) => dead > 1);
  if (kinds.length === 0) return null;
  return (
    <ul aria-label={t('system.deadKinds')} className={styles.kinds}>
      {kinds.map(({ kind, dead }) => (
        <li key={kind} className={styles.kind}>
          <code>{kind}</code>
          <DeskButton
            size="small"
            onAct={() =>
              act(() => api.send(retryOutboxKind, { body: { kind } }), t('system.againAllToast'))
            }
          >
            {t('system.againAll', { number: formats.number(dead) })}
          </DeskButton>
        </li>
      ))}
    </ul>
  );
}
