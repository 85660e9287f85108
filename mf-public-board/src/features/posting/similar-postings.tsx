import { useShell } from '@leafshift/shell-sdk';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PostingCard } from '../board/posting-card.tsx';
import { similarPostingsQuery } from './queries.ts';
import styles from './similar-postings.module.css';

interface Props {
  readonly exceptId: string;
  /** A province code, or empty for the newest of all. */
  readonly province: string;
}

/** Other open positions, under a posting or in the place of one that is gone. */
export const SimilarPostings = ({ exceptId, province }: Props) => {
  const { t } = useTranslation('mf-public-board');
  const { api } = useShell();
  const similar = useQuery(similarPostingsQuery(api, { exceptId, province }));

  if (!similar.data || similar.data.length === 0) return null;
  const now = new Date(similar.dataUpdatedAt);
  return (
    <section className={styles.similar} aria-label={t('posting.similar')}>
      <h2 className={styles.heading}>{t('posting.similar')}</h2>
      {similar.data.map((post) => (
        <PostingCard key={post._id} post={post} now={now} />
      ))}
    </section>
  );
};
