import { useShell } from '@leafshift/shell-sdk';
import { Card } from '@leafshift/ui/page';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DeskTable } from '../desk/desk-table.tsx';
import { Loaded } from '../desk/loaded.tsx';
import { settingsQuery } from './queries.ts';

/** The settings in force; of secrets only whether they are set. */
export function SettingsList() {
  const { t } = useTranslation('mf-back-office');
  const query = useQuery(settingsQuery(useShell().api));
  return (
    <Loaded query={query}>
      {(settings) => (
        <Card>
          <DeskTable
            label={t('system.settings')}
            rows={settings}
            keyOf={({ name }) => name}
            columns={[
              { key: 'name', label: t('system.setting'), show: ({ name }) => <code>{name}</code> },
              {
                key: 'value',
                label: t('system.value'),
                show: ({ value, isSecret, isSet }) => {
                  if (isSecret) return t(isSet ? 'system.secretSet' : 'system.notSet');
                  return value === null ? t('system.notSet') : <bdi>{value}</bdi>;
                },
              },
            ]}
          />
        </Card>
      )}
    </Loaded>
  );
}
