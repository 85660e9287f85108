import type { Preferences } from '@leafshift/contracts/preferences';
import { changePreferencesMutation, messageOf, preferencesQuery } from '@leafshift/data-access';
import { Section } from '@leafshift/ui/page';
import { ErrorState, ListSkeleton } from '@leafshift/ui/states';
import { useMutation, useQuery } from '@tanstack/react-query';
import Switch from 'antd/es/switch';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useCore } from '../../composition/core-context.ts';
import { SettingRow } from './setting-row.tsx';

const GROUPS = ['shifts', 'messages', 'payments', 'account'] as const;

interface MailProps {
  readonly kind: (typeof GROUPS)[number] | 'weeklyReport';
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Mail({ kind, isOn, onChange }: MailProps) {
  const { t } = useTranslation('shell');
  const id = useId();
  return (
    <SettingRow
      id={id}
      name={t(`settings.mail.${kind}.name`)}
      hint={t(`settings.mail.${kind}.text`)}
    >
      <Switch
        checked={isOn}
        onChange={onChange}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-hint`}
      />
    </SettingRow>
  );
}

function Mails({ preferences }: { readonly preferences: Preferences }) {
  const { api, alerts } = useCore();
  const change = useMutation({
    ...changePreferencesMutation(api),
    onSettled: (_answer, error) => {
      if (error) alerts.notify('Error', messageOf(error));
    },
  });
  return (
    <>
      {GROUPS.map((group) => (
        <Mail
          key={group}
          kind={group}
          isOn={preferences.mail[group]}
          onChange={(isOn) => change.mutate({ mail: { [group]: isOn } })}
        />
      ))}
      <Mail
        kind="weeklyReport"
        isOn={preferences.weeklyReport}
        onChange={(isOn) => change.mutate({ weeklyReport: isOn })}
      />
    </>
  );
}

/** Which mails the user gets; each switch is in force at once. */
export function MailSection() {
  const { t } = useTranslation('shell');
  const { api } = useCore();
  const { data, error, refetch, isFetching } = useQuery(preferencesQuery(api));
  return (
    <Section title={t('settings.mail.title')} description={t('settings.mail.text')}>
      {data && <Mails preferences={data} />}
      {!data && error && (
        <ErrorState error={error} onRetry={refetch} isRetrying={isFetching} isCompact />
      )}
      {!(data || error) && <ListSkeleton rows={4} />}
    </Section>
  );
}
