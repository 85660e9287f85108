import { messageOf } from '@leafshift/data-access';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCore } from '../composition/core-context.ts';
import { pushChoice } from './push-choice.ts';
import styles from './push-offer.module.css';
import { useThisDevice } from './use-this-device.ts';

/** In the panel of notifications: to get them on this device as well. Who says no is not asked again. */
export function PushOffer({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('shell');
  const { alerts } = useCore();
  const device = useThisDevice(userId);
  const [isAnswered, setAnswered] = useState(false);
  const isWelcome = device?.ability === 'possible' && !device.isOn;
  if (!isWelcome || isAnswered || pushChoice.isDeclinedBy(userId)) return null;

  const accept = async (): Promise<void> => {
    try {
      if (await device.switchOn()) alerts.notify('Success', t('push.isOn'));
    } catch (error) {
      alerts.notify('Error', messageOf(error));
    }
  };
  const decline = (): void => {
    pushChoice.decline(userId);
    setAnswered(true);
  };
  return (
    <section className={styles.offer} aria-label={t('push.offer')}>
      <p className={styles.name}>{t('push.offer')}</p>
      <p className={styles.hint}>{t('push.offerText')}</p>
      <div className={styles.answers}>
        <Button type="primary" loading={device.isBusy} onClick={accept}>
          {t('push.switchOn')}
        </Button>
        <Button type="text" onClick={decline}>
          {t('push.notNow')}
        </Button>
      </div>
    </section>
  );
}
