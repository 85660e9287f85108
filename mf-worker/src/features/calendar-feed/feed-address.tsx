import { useCopy } from '@leafshift/remote-pages/clipboard';
import { TextWith } from '@leafshift/ui/text';
import Button from 'antd/es/button';
import Input, { type InputRef } from 'antd/es/input';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './calendar-feed-dialog.module.css';

/** Calendar programs follow what they are given as `webcal:`, and only import what is `https:`. */
const followed = (url: string): string => url.replace(/^https?:/, 'webcal:');

const inGoogleCalendar = (url: string): string =>
  `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: followed(url) })}`;

/** The link, and the ways into a calendar program. It takes the focus, to be copied. */
export function FeedAddress({ url }: { readonly url: string }) {
  const { t } = useTranslation('mf-worker');
  const copy = useCopy();
  const address = useRef<InputRef>(null);
  useEffect(() => address.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <div className={styles.address}>
        <Input
          ref={address}
          readOnly
          size="large"
          dir="ltr"
          value={url}
          aria-label={t('calendarFeed.address')}
          onFocus={(event) => event.target.select()}
        />
        <Button
          type="primary"
          size="large"
          onClick={() =>
            copy(url, { done: t('toast.linkCopied'), failed: t('toast.linkNotCopied') })
          }
        >
          {t('calendarFeed.copy')}
        </Button>
      </div>
      <div className={styles.ways}>
        <Button href={followed(url)}>{t('calendarFeed.openApp')}</Button>
        <Button href={inGoogleCalendar(url)} target="_blank" rel="noopener noreferrer">
          {t('calendarFeed.openGoogle')}
        </Button>
      </div>
      <p className={styles.note}>
        <TextWith
          text={t('calendarFeed.private')}
          parts={{ settings: <Link to="/settings" className={styles.link} /> }}
        />
      </p>
    </>
  );
}
