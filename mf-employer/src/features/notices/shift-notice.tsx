import type { TempPost } from '@leafshift/contracts/posts';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NoticeForm } from './notice-form.tsx';
import styles from './notices.module.css';
import { SentNotices } from './sent-notices.tsx';

/** Writing to all confirmed workers of a shift, and what was written to them. */
export function ShiftNotice({ post }: { readonly post: TempPost }) {
  const { t } = useTranslation('mf-employer');
  const [isOpen, setOpen] = useState(false);
  if (post.confirmedArr.length === 0) return null;
  return (
    <section className={styles.part} aria-label={t('notices.title')}>
      {post.status !== 'Cancelled' && (
        <Button size="large" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('notices.toShift')}
        </Button>
      )}
      {isOpen && <NoticeForm to={{ of: 'shift', post: post._id }} onSent={() => setOpen(false)} />}
      <SentNotices post={post._id} />
    </section>
  );
}
