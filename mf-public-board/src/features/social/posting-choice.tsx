import type { PermanentPost } from '@leafshift/contracts/posts';
import { Section } from '@leafshift/ui/page';
import Button from 'antd/es/button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BusinessMark } from '../posting/business-mark.tsx';
import styles from './social.module.css';

interface Props {
  readonly posts: readonly PermanentPost[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  /** Absent when all are shown. */
  readonly onMore?: (() => void) | undefined;
  readonly isLoadingMore: boolean;
}

/** The postings that can be shared; one is chosen. */
export const PostingChoice = ({ posts, chosen, onChoose, onMore, isLoadingMore }: Props) => {
  const { t } = useTranslation('mf-public-board');
  const name = useId();

  return (
    <Section title={t('social.choose')}>
      <fieldset className={styles.choices}>
        <legend className="ls-unseen">{t('social.choose')}</legend>
        {posts.map((post) => (
          <label key={post._id} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={post._id}
              checked={post._id === chosen}
              onChange={() => onChoose(post._id)}
              className="ls-unseen"
            />
            <BusinessMark post={post} />
            <span className={styles.choiceText}>
              <strong>
                <bdi>{post.jobType}</bdi>
              </strong>
              <span>
                <bdi>{post.name}</bdi>
              </span>
              <span>
                <bdi>{post.location}</bdi>
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      {onMore && (
        <Button block loading={isLoadingMore} onClick={onMore}>
          {t('board.more')}
        </Button>
      )}
    </Section>
  );
};
