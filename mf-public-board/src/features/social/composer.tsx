import type { PermanentPost } from '@leafshift/contracts/posts';
import { useFormats } from '@leafshift/i18n';
import { useShell } from '@leafshift/shell-sdk';
import { Section } from '@leafshift/ui/page';
import Button from 'antd/es/button';
import Input from 'antd/es/input';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusinessMark } from '../posting/business-mark.tsx';
import { ShareLinks } from '../posting/share-links.tsx';
import { useSharing } from '../posting/use-sharing.ts';
import styles from './social.module.css';

const LONGEST_ON_X = 280;
/** X counts every address as this many characters, and there is a space before it. */
const ADDRESS_ON_X = 24;

interface Props {
  readonly post: PermanentPost;
  /** An employer speaks of their own posting. */
  readonly isOwn: boolean;
}

/** The text about a posting, what others will see of it, and where it can go. */
export const Composer = ({ post, isOwn }: Props) => {
  const { t } = useTranslation('mf-public-board');
  const { config } = useShell();
  const { dollars, number } = useFormats();
  const id = useId();
  const { url, text: headline, copy } = useSharing(post);
  const [text, setText] = useState(() =>
    t(isOwn ? 'social.ownText' : 'social.text', {
      title: post.jobType,
      company: post.name,
      location: post.location,
      low: dollars(post.rate),
      high: dollars(post.rateHigh),
    }),
  );
  const length = Array.from(text).length + ADDRESS_ON_X;

  return (
    <Section title={t('social.compose')} description={headline}>
      <div className={styles.composer}>
        <label htmlFor={id} className={styles.label}>
          {t('social.yourText')}
        </label>
        <Input.TextArea
          id={id}
          dir="auto"
          value={text}
          rows={5}
          aria-describedby={`${id}-length`}
          onChange={(event) => setText(event.target.value)}
        />
        <p id={`${id}-length`} className={styles.length} data-long={length > LONGEST_ON_X}>
          {length > LONGEST_ON_X
            ? t('social.tooLong', { most: number(LONGEST_ON_X) })
            : t('social.length', { length: number(length), most: number(LONGEST_ON_X) })}
        </p>
        <div className={styles.preview}>
          <BusinessMark post={post} size="large" />
          <div>
            <p className={styles.host} translate="no">
              {new URL(config.portalUrl).host}
            </p>
            <p className={styles.headline}>
              <bdi>{headline}</bdi>
            </p>
            <p className={styles.host}>
              <bdi>{post.location}</bdi> ·{' '}
              {t('posting.pay', { low: dollars(post.rate), high: dollars(post.rateHigh) })}
            </p>
          </div>
        </div>
        <div className={styles.actions}>
          <Button
            type="primary"
            size="large"
            onClick={() => copy(`${text}\n${url}`, t('social.textCopied'))}
          >
            {t('social.copyText')}
          </Button>
          <Button size="large" onClick={() => copy(url, t('posting.shared'))}>
            {t('posting.copyLink')}
          </Button>
          <div className="ls-posting-share">
            <ShareLinks url={url} text={text} />
          </div>
        </div>
        <p className={styles.length}>{t('social.hint')}</p>
      </div>
    </Section>
  );
};
