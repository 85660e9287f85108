import type { PushDevice } from '@leafshift/contracts/push';
import { messageOf, removePushDeviceMutation } from '@leafshift/data-access';
import { TimeAgo } from '@leafshift/ui/text';
import { useMutation } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { useCore } from '../../../composition/core-context.ts';
import styles from '../settings-page.module.css';

function Row({ device }: { readonly device: PushDevice }) {
  const { t } = useTranslation('shell');
  const { api, alerts } = useCore();
  const name = device.device || t('settings.sessions.unknownDevice');
  const remove = useMutation({
    ...removePushDeviceMutation(api),
    onSettled: (_answer, error) => {
      if (error) alerts.notify('Error', messageOf(error));
    },
  });
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.hint}>
          {t('push.added')} <TimeAgo at={device.addedAt} />
        </p>
      </div>
      <Button
        loading={remove.isPending}
        aria-label={t('push.removeOf', { device: name })}
        onClick={() => remove.mutate(device._id)}
      >
        {t('push.remove')}
      </Button>
    </li>
  );
}

/** The other devices; this one has its switch. */
export function PushDeviceList({ devices }: { readonly devices: readonly PushDevice[] }) {
  const others = devices.filter(({ current }) => !current);
  if (others.length === 0) return null;
  return (
    <ul className={styles.list}>
      {others.map((device) => (
        <Row key={device._id} device={device} />
      ))}
    </ul>
  );
}
