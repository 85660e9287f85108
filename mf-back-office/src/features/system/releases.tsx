import type { ReleaseHealth } from '@leafshift/contracts/back-office';
import { attemptsOf, failureRate } from '@leafshift/domain/part-failures';
import { useFormats } from '@leafshift/i18n';
import { useShell } from '@leafshift/shell-sdk';
import { Section } from '@leafshift/ui/page';
import { StatusMark } from '@leafshift/ui/status-mark';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DeskTable } from '../desk/desk-table.tsx';
import { Loaded } from '../desk/loaded.tsx';
import { releaseHealthQuery } from './queries.ts';
import styles from './system.module.css';

/** Of a share, in percent with one decimal. */
const percentOf = (share: number): number => Math.round(share * 1000) / 10;

/** How each release of a remote does in windows: loads, failures and their rate. */
export function Releases() {
  const { t } = useTranslation('mf-back-office');
  const formats = useFormats();
  const query = useQuery(releaseHealthQuery(useShell().api));
  const figures = (of: 'hour' | 'day') => ({
    key: of,
    label: t(`system.${of}`),
    isFigure: true,
    show: ({ [of]: count }: ReleaseHealth) => (
      <>
        {formats.percent(percentOf(failureRate(count)))}
        <span className={styles.note}>
          {t('system.ofLoads', {
            failures: formats.number(count.failures),
            loads: formats.number(attemptsOf(count)),
          })}
        </span>
      </>
    ),
  });
  return (
    <Loaded query={query}>
      {(releases) => (
        <Section title={t('system.releases')} description={t('system.releasesNote')}>
          {releases.length === 0 ? (
            <p>{t('system.noReports')}</p>
          ) : (
            <DeskTable
              label={t('system.releases')}
              rows={releases}
              keyOf={({ remote, release, side }) => `${remote} ${release} ${side}`}
              columns={[
                { key: 'remote', label: t('system.remote'), show: ({ remote }) => remote },
                {
                  key: 'release',
                  label: t('system.release'),
                  show: ({ release, side }) => (
                    <>
                      <code>{release}</code>
                      <span className={styles.note}>{t(`system.side.${side}`)}</span>
                    </>
                  ),
                },
                {
                  key: 'state',
                  label: t('people.state'),
                  show: ({ isFailing }) => (
                    <StatusMark kind={isFailing ? 'problem' : 'confirmed'} variant="plain">
                      {t(isFailing ? 'system.failing' : 'system.healthy')}
                    </StatusMark>
                  ),
                },
                figures('hour'),
                figures('day'),
              ]}
            />
          )}
        </Section>
      )}
    </Loaded>
  );
}
