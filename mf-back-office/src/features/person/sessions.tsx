import { endPersonSession, endPersonSessions, type Person } from '@leafshift/contracts/back-office';
import { useShell } from '@leafshift/shell-sdk';
import { Section } from '@leafshift/ui/page';
import { TimeAgo } from '@leafshift/ui/text';
import { useTranslation } from 'react-i18next';
import { DeskButton } from '../desk/desk-button.tsx';
import { useDeskAction } from '../desk/use-desk-action.ts';
import { useMay } from '../desk/use-may.ts';
import styles from './person.module.css';

interface SessionsProps {
  readonly id: string;
  readonly sessions: Person['sessions'];
}

/** Where somebody is signed in. */
export function Sessions({ id, sessions }: SessionsProps) {
  const { t } = useTranslation('mf-back-office');
  const { api } = useShell();
  const act = useDeskAction();
  const may = useMay();
  const end = (sessionId: string): Promise<void> =>
    act(
      () => api.send(endPersonSession, { params: { id, sessionId } }),
      t('person.sessionEndedToast'),
    );
  const endAll = (): Promise<void> =>
    act(() => api.send(endPersonSessions, { params: { id } }), t('person.allSessionsEndedToast'));
  return (
    <Section title={t('person.sessions')}>
      {sessions.length === 0 ? (
        <p>{t('person.noSessions')}</p>
      ) : (
        <ul className={styles.list}>
          {sessions.map(({ _id, device, lastUsedAt }) => (
            <li key={_id} className={styles.entry}>
              <span>
                <bdi>{device || t('person.unknownDevice')}</bdi>
                <span className={styles.note}>
                  <TimeAgo at={lastUsedAt} />
                </span>
              </span>
              {may(endPersonSession) && (
                <DeskButton size="small" onAct={() => end(_id)}>
                  {t('person.endSession')}
                </DeskButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {sessions.length > 0 && may(endPersonSessions) && (
        <div className={styles.below}>
          <DeskButton onAct={endAll}>{t('person.endAllSessions')}</DeskButton>
        </div>
      )}
    </Section>
  );
}
