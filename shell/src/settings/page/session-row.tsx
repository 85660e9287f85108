import type { OwnSession } from '@leafshift/contracts/auth';
import { endSessionMutation, messageOf } from '@leafshift/data-access';
import { TimeAgo } from '@leafshift/ui/text';
import { useMutation } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { useCore } from '../../composition/core-context.ts';
import styles from './settings-page.module.css';

/** One signed-in device, and the button that signs it out; this one signs out by the menu. */
export function SessionRow({ session }: { readonly session: OwnSession }) {
  const { t } = useTranslation('shell');
  const { api, alerts } = useCore();
  const { _id, current, lastUsedAt } = session;
  const device = session.device || t('settings.sessions.unknownDevice');
  const end = useMutation({
    ...endSessionMutation(api),
    onSuccess: () => alerts.notify('Success', t('settings.sessions.ended', { device })),
    onError: (error) => alerts.notify('Error', messageOf(error)),
  });
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>{device}</p>
        <p className={styles.hint}>
          {current ? (
            t('settings.sessions.thisDevice')
          ) : (
            <>
              {t('settings.sessions.lastUsed')} <TimeAgo at={lastUsedAt} />
            </>
          )}
        </p>
      </div>
      {!current && (
        <Button
          loading={end.isPending}
          aria-label={t('settings.sessions.endOf', { device })}
          onClick={() => end.mutate(_id)}
        >
          {t('settings.sessions.end')}
        </Button>
      )}
    </li>
  );
}
