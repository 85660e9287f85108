import { useShell } from '@leafshift/shell-sdk';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PostingCard } from '../board/posting-card.tsx';
import { similarPostingsQuery } from './queries.ts';

interface Props {
  readonly exceptId: string;
  /** A province code, or empty for the newest of all. */
  readonly province: string;
}

/** Other open positions, below a posting or instead of one that is gone. */
export const SimilarPostings = ({ exceptId, province }: Props) => {
  const { t } = useTranslation('mf-public-board');
  const { api } = useShell();
  const similar = useQuery(similarPostingsQuery(api, { exceptId, province }));

  // The page that the server wrote shows them already and stays until these are here.
  if (similar.isPending) return <span hidden data-waits />;
  if (!similar.data || similar.data.length === 0) return null;
  const now = new Date(similar.dataUpdatedAt);
  return (
    <section className="ls-posting-similar" aria-label={t('posting.similar')}>
      <h2 className="ls-posting-heading">{t('posting.similar')}</h2>
      <ul className="ls-postings">
        {similar.data.map((post) => (
          <li key={post._id}>
            <PostingCard post={post} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
};
