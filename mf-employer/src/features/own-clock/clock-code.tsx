import type { TempPost } from '@leafshift/contracts/posts';
import { earliestClockIn } from '@leafshift/domain/shift-lifecycle';
import { timesOf } from '@leafshift/remote-pages/shifts';
import { useShell } from '@leafshift/shell-sdk';
import { ErrorState } from '@leafshift/ui/states';
import { useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import QRCode from 'antd/es/qr-code';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClockRules } from '../shift-modal/use-clock-rules.ts';
import styles from './clock-code.module.css';
import { clockCodeQuery } from './queries.ts';

const SOONEST_MS = 1000;

/** The code with which workers of a shift clock themselves, from shortly before its start until it is submitted. */
export function ClockCode({ post }: { readonly post: TempPost }) {
  const { t } = useTranslation('mf-employer');
  const { now, bounds } = useClockRules();
  const [isShown, setIsShown] = useState(false);
  const id = useId();
  if (post.status !== null || now < earliestClockIn(timesOf(post), bounds)) return null;
  return (
    <section className={styles.section}>
      <Button
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setIsShown((before) => !before)}
      >
        {isShown ? t('ownClock.hideCode') : t('ownClock.showCode')}
      </Button>
      <div id={id}>{isShown && <CodePanel post={post} />}</div>
    </section>
  );
}

function CodePanel({ post }: { readonly post: TempPost }) {
  const { t } = useTranslation('mf-employer');
  const { api } = useShell();
  const { now } = useClockRules();
  const ahead = now.getTime() - Date.now();
  const code = useQuery({
    ...clockCodeQuery(api, post._id),
    refetchInterval: ({ state: { data } }) =>
      data ? Math.max(SOONEST_MS, Date.parse(data.validUntil) - ahead - Date.now()) : SOONEST_MS,
    refetchOnMount: 'always',
  });
  // Once it has run out, nobody can clock in by it any more.
  const isValid = code.data && Date.parse(code.data.validUntil) > now.getTime();
  if (code.isError && !isValid) {
    return <ErrorState error={code.error} onRetry={code.refetch} isRetrying={code.isRefetching} />;
  }
  if (!code.data) return null;
  const digits = code.data.code;
  const link = `${window.location.origin}/find-work/${post._id}?code=${digits}`;
  return (
    <div className={styles.panel}>
      <div className={styles.picture}>
        <QRCode
          value={link}
          type="svg"
          size={176}
          color="#000000"
          bgColor="#ffffff"
          aria-label={t('ownClock.qr')}
        />
      </div>
      <div className={styles.words}>
        <p className={styles.digits}>
          <span className="ls-unseen">{t('ownClock.code')} </span>
          <bdi dir="ltr">{`${digits.slice(0, 3)} ${digits.slice(3)}`}</bdi>
        </p>
        <p className={styles.text}>{t('ownClock.codeText')}</p>
      </div>
    </div>
  );
}
