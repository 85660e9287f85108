import type { PushPreferences } from '@leafshift/contracts/preferences';
import { changePreferencesMutation, messageOf, preferencesQuery } from '@leafshift/data-access';
import { useMutation, useQuery } from '@tanstack/react-query';
import Switch from 'antd/es/switch';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useCore } from '../../../composition/core-context.ts';
import { SettingRow } from '../setting-row.tsx';
import { QuietHours } from './quiet-hours.tsx';

const KINDS = [
  'invitations',
  'shifts',
  'messages',
  'reminders',
  'payments',
  'account',
  'hideDetails',
] as const;

interface KindProps {
  readonly kind: (typeof KINDS)[number] | 'quiet';
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Kind({ kind, isOn, onChange }: KindProps) {
  const { t } = useTranslation('shell');
  const id = useId();
  return (
    <SettingRow id={id} name={t(`push.kinds.${kind}.name`)} hint={t(`push.kinds.${kind}.text`)}>
      <Switch
        checked={isOn}
        onChange={onChange}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-hint`}
      />
    </SettingRow>
  );
}

const NIGHT = { from: '22:00', to: '07:00' };
const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Of what devices hear, how much of it is said, and when they are quiet; each is in force at once. */
export function PushChoices() {
  const { api, alerts } = useCore();
  const { data } = useQuery(preferencesQuery(api));
  const change = useMutation({
    ...changePreferencesMutation(api),
    onSettled: (_answer, error) => {
      if (error) alerts.notify('Error', messageOf(error));
    },
  });
  const push: PushPreferences | undefined = data?.push;
  if (!push) return null;
  const { quiet } = push;
  return (
    <>
      {KINDS.map((kind) => (
        <Kind
          key={kind}
          kind={kind}
          isOn={push[kind]}
          onChange={(isOn) => change.mutate({ push: { [kind]: isOn } })}
        />
      ))}
      <Kind
        kind="quiet"
        isOn={quiet !== null}
        onChange={(isOn) =>
          change.mutate({ push: { quiet: isOn ? { ...NIGHT, timeZone: ownZone() } : null } })
        }
      />
      {quiet && (
        <QuietHours
          quiet={quiet}
          onChange={(times) =>
            change.mutate({ push: { quiet: { ...times, timeZone: ownZone() } } })
          }
        />
      )}
    </>
  );
}
