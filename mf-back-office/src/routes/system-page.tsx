import {
  deliveries,
  outboxRecords,
  releaseHealth,
  scheduledTasks,
  settings,
  team,
} from '@leafshift/contracts/back-office';
import { useTranslation } from 'react-i18next';
import { DeskPage } from '../features/desk/desk-page.tsx';
import { DeskTabs } from '../features/desk/desk-tabs.tsx';
import { useMay } from '../features/desk/use-may.ts';
import { Deliveries } from '../features/system/deliveries.tsx';
import { Outbox } from '../features/system/outbox.tsx';
import { Releases } from '../features/system/releases.tsx';
import { SettingsList } from '../features/system/settings-list.tsx';
import { Tasks } from '../features/system/tasks.tsx';
import { Team } from '../features/system/team.tsx';

export function Component() {
  const { t } = useTranslation('mf-back-office');
  const may = useMay();
  const tabs = [
    { key: 'outbox', call: outboxRecords, label: t('system.outboxTitle'), content: <Outbox /> },
    {
      key: 'deliveries',
      call: deliveries,
      label: t('system.deliveries'),
      content: <Deliveries />,
    },
    {
      key: 'releases',
      call: releaseHealth,
      label: t('system.releases'),
      content: <Releases />,
    },
    { key: 'tasks', call: scheduledTasks, label: t('system.tasks'), content: <Tasks /> },
    { key: 'settings', call: settings, label: t('system.settings'), content: <SettingsList /> },
    { key: 'team', call: team, label: t('system.team'), content: <Team /> },
  ];
  return (
    <DeskPage title={t('title.system')} needs={tabs.map(({ call }) => call)}>
      <DeskTabs tabs={tabs.filter(({ call }) => may(call))} />
    </DeskPage>
  );
}
