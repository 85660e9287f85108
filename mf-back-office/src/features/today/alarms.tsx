import type { ProviderHealth, TodayAlarm } from '@leafshift/contracts/back-office';
import { useFormats } from '@leafshift/i18n';
import { Section } from '@leafshift/ui/page';
import { StatusMark } from '@leafshift/ui/status-mark';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './today.module.css';

interface Alarm {
  readonly alarm: TodayAlarm['alarm'] | 'provider-failing' | 'provider-silent';
  readonly count: number;
  readonly names: readonly string[];
}

/** Where one sees more. */
const PAGES: Readonly<Record<Alarm['alarm'], string>> = {
  'failed-charges': '/money?tab=invoices&state=failed',
  'failed-payouts': '/money?tab=payouts&state=failed',
  'dispute-deadlines': '/money?tab=contested',
  'ledger-not-zero': '/money?tab=ledger',
  'dead-outbox': '/system',
  'failing-remotes': '/system?tab=releases',
  'provider-failing': '/system?tab=outbox&state=waiting',
  'provider-silent': '/system?tab=deliveries&kind=webhook',
};

const alarmsOf = ({ failing, unheard }: ProviderHealth): readonly Alarm[] => [
  { alarm: 'provider-failing', count: failing, names: [] },
  { alarm: 'provider-silent', count: unheard, names: [] },
];

interface AlarmsProps {
  readonly alarms: readonly TodayAlarm[];
  /** Not told by an API of before. */
  readonly provider: ProviderHealth | undefined;
}

/** What is wrong now. */
export function Alarms({ alarms, provider }: AlarmsProps) {
  const { t } = useTranslation('mf-back-office');
  const formats = useFormats();
  const all: readonly Alarm[] = [...(provider ? alarmsOf(provider) : []), ...alarms];
  const loud = all.filter(({ count }) => count > 0);
  return (
    <Section title={t('today.alarms')}>
      {loud.length === 0 ? (
        <StatusMark kind="confirmed" variant="plain">
          {t('today.noAlarms')}
        </StatusMark>
      ) : (
        <ul className={styles.alarms}>
          {loud.map(({ alarm, count, names }) => {
            const text = t(`today.alarm.${alarm}`, { number: formats.number(count) });
            return (
              <li key={alarm}>
                <StatusMark kind="problem" variant="plain">
                  <Link to={PAGES[alarm]}>{text}</Link>
                  {names.length > 0 && ` (${formats.list([...names])})`}
                </StatusMark>
              </li>
            );
          })}
        </ul>
      )}
    </Section>
  );
}
