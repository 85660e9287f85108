import { testPush } from '@leafshift/contracts/push';
import { messageOf, pushQuery } from '@leafshift/data-access';
import { Section } from '@leafshift/ui/page';
import { ErrorState, ListSkeleton } from '@leafshift/ui/states';
import { useQuery } from '@tanstack/react-query';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Switch from 'antd/es/switch';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCore } from '../../../composition/core-context.ts';
import { useThisDevice } from '../../../push/use-this-device.ts';
import { SettingRow } from '../setting-row.tsx';
import styles from '../settings-page.module.css';
import { PushChoices } from './push-choices.tsx';
import { PushDeviceList } from './push-device-list.tsx';

/** The switch of this browser, or why there is none. */
function ThisBrowser({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('shell');
  const { alerts } = useCore();
  const id = useId();
  const device = useThisDevice(userId);
  const [isRefused, setRefused] = useState(false);
  if (!device) return null;
  const { ability, isOn } = device;
  const change = async (wanted: boolean): Promise<void> => {
    try {
      if (wanted) setRefused(!(await device.switchOn()));
      else await device.switchOff();
    } catch (error) {
      alerts.notify('Error', messageOf(error));
    }
  };
  const problem = isRefused ? 'blocked' : ability;
  return (
    <>
      <SettingRow id={id} name={t('push.thisDevice')} hint={t('push.thisDeviceText')}>
        <Switch
          checked={isOn}
          loading={device.isBusy}
          disabled={ability !== 'possible' && !isOn}
          onChange={change}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-hint`}
        />
      </SettingRow>
      {problem !== 'possible' && !isOn && (
        <Alert className={styles.note ?? ''} type="info" showIcon title={t(`push.${problem}`)} />
      )}
    </>
  );
}

/** What comes to devices: to which, of what, and when not. Not there where the portal sends nothing. */
export function PushSection({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('shell');
  const { api, alerts } = useCore();
  const { data, error, refetch, isFetching } = useQuery(pushQuery(api));
  const [isSending, setSending] = useState(false);
  if (data && data.publicKey === null) return null;

  const sendTest = async (): Promise<void> => {
    setSending(true);
    try {
      await api.send(testPush, {});
      alerts.notify('Info', t('push.testSent'));
    } catch (failure) {
      alerts.notify('Error', messageOf(failure));
    } finally {
      setSending(false);
    }
  };
  return (
    <Section title={t('push.title')} description={t('push.text')}>
      {data && (
        <>
          <ThisBrowser userId={userId} />
          {data.devices.length > 0 && (
            <>
              <PushDeviceList devices={data.devices} />
              <PushChoices />
              <div className={styles.adding}>
                <Button loading={isSending} onClick={sendTest}>
                  {t('push.test')}
                </Button>
              </div>
            </>
          )}
        </>
      )}
      {!data && error && (
        <ErrorState error={error} onRetry={refetch} isRetrying={isFetching} isCompact />
      )}
      {!(data || error) && <ListSkeleton rows={2} />}
    </Section>
  );
}
