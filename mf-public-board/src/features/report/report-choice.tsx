import type { Preferences } from '@leafshift/contracts/preferences';
import { changePreferencesMutation, messageOf } from '@leafshift/data-access';
import { useFormats } from '@leafshift/i18n';
import { useShell } from '@leafshift/shell-sdk';
import { Section } from '@leafshift/ui/page';
import { useMutation } from '@tanstack/react-query';
import Switch from 'antd/es/switch';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './report.module.css';

interface Props {
  readonly preferences: Preferences;
  readonly email: string;
  /** When the next report goes out. */
  readonly nextAt: string | undefined;
}

/** Whether the weekly report comes, when, and where to. */
export const ReportChoice = ({ preferences, email, nextAt }: Props) => {
  const { t } = useTranslation('mf-public-board');
  const { api, notify } = useShell();
  const { date, time } = useFormats();
  const id = useId();
  const change = useMutation({
    ...changePreferencesMutation(api),
    onError: (error) => notify('Error', messageOf(error)),
  });
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { weeklyReport } = preferences;

  return (
    <Section title={t('report.choice')} description={t('report.choiceText')}>
      <div className={styles.choice}>
        <label htmlFor={id}>{t('report.send')}</label>
        <Switch
          id={id}
          checked={weeklyReport}
          loading={change.isPending}
          onChange={(on) => change.mutate({ weeklyReport: on })}
        />
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('report.to')}</dt>
          <dd>{email}</dd>
        </div>
        <div>
          <dt>{t('report.next')}</dt>
          <dd>
            <span role="status">
              {weeklyReport && nextAt
                ? t('report.nextAt', { day: date(nextAt, zone), time: time(nextAt, zone) })
                : t('report.off')}
            </span>
          </dd>
        </div>
      </dl>
      <p className={styles.hint}>
        {t('report.others')} <Link to="/settings">{t('report.settings')}</Link>
      </p>
    </Section>
  );
};
