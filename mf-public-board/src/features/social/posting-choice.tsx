import type { PermanentPost } from '@leafshift/contracts/posts';
import { LoadMore } from '@leafshift/ui/load-more';
import { Section } from '@leafshift/ui/page';
import { type ComponentProps, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BusinessMark } from '../posting/business-mark.tsx';
import styles from './social.module.css';

interface Props {
  readonly posts: readonly PermanentPost[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  readonly more: Omit<ComponentProps<typeof LoadMore>, 'label' | 'onlyByButton'>;
}

/** The postings that can be shared; one is chosen. */
export const PostingChoice = ({ posts, chosen, onChoose, more }: Props) => {
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
      <LoadMore label={t('board.more')} onlyByButton {...more} />
    </Section>
  );
};
