import type { WeeklyReport } from '@leafshift/contracts/reports';
import { useShell } from '@leafshift/shell-sdk';
import { Section } from '@leafshift/ui/page';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortDays } from '../charts/use-short-days.ts';
import { showMail } from './mail-frame.ts';
import styles from './report.module.css';

/** What keeps the mail's own code, which it has none of, from doing anything but open its links. */
const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';

/** The style block with the nonce of this page, whose security policy holds for the preview too. */
const withNonce = (html: string, nonce: string | undefined): string =>
  nonce === undefined ? html : html.replace('<style>', `<style nonce="${nonce}">`);

/** The report as the mail will show it. */
export const ReportPreview = ({ report }: { report: WeeklyReport }) => {
  const { t } = useTranslation('mf-public-board');
  const { config } = useShell();
  const days = useShortDays();
  const frame = useRef<HTMLIFrameElement>(null);
  const html = withNonce(report.html, config.nonce);
  useLayoutEffect(() => {
    if (frame.current) showMail(frame.current, html);
  }, [html]);

  return (
    <Section
      title={t('report.preview')}
      description={t('report.previewText', {
        from: days.longDay(report.from),
        to: days.longDay(report.to),
      })}
    >
      <div className={styles.mail}>
        <p className={styles.subject} dir="auto">
          <span>{t('report.subject')}</span> {report.subject}
        </p>
        <iframe
          ref={frame}
          className={styles.frame}
          title={t('report.preview')}
          sandbox={SANDBOX}
        />
      </div>
    </Section>
  );
};
