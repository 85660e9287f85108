import { useShell } from '@leafshift/shell-sdk';
import { Page, PageHeader } from '@leafshift/ui/page';
import { useInfiniteQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import Segmented from 'antd/es/segmented';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLiveShifts } from '../shift/use-live-shifts.ts';
import { ShiftCard } from '../shift-card/shift-card.tsx';
import { ShiftModalButtons, ShiftModalHost } from '../shift-modal/shift-modal-host.tsx';
import { PermanentCard } from './permanent-card.tsx';
import { PostButtons } from './post-buttons.tsx';
import { PostColumn } from './post-column.tsx';
import { PostFilters } from './post-filters.tsx';
import { PostModalHost } from './post-modal-host.tsx';
import styles from './posts.module.css';
import { permanentPostsQuery, shiftsQuery } from './queries.ts';
import { usePostFilters } from './use-post-filters.ts';

/** /posts: Temp postings beside permanent ones. */
export function PostsPage() {
  const { t } = useTranslation('mf-employer');
  const { api, navigate } = useShell();
  const state = usePostFilters();
  const { q, from, to } = state.filters;
  const shifts = useInfiniteQuery(shiftsQuery(api, state.filters));
  const permanent = useInfiniteQuery(permanentPostsQuery(api, { q, from, to }));
  // Where there is no room for two columns, one is in sight: the other would be below an endless list.
  const [shown, setShown] = useState<'temp' | 'permanent'>('temp');
  useLiveShifts();
  const known = shifts.data?.pages.flatMap(({ posts }) => posts) ?? [];
  const knownPermanent = permanent.data?.pages.flatMap(({ posts }) => posts) ?? [];
  return (
    <Page>
      <PageHeader
        title={t('title.posts')}
        actions={
          <Button type="primary" size="large" onClick={() => navigate('/jobposting')}>
            {t('action.createPosting')}
          </Button>
        }
      />
      <PostFilters state={state} />
      <div className={styles.switch}>
        <Segmented
          block
          size="large"
          aria-label={t('title.posts')}
          value={shown}
          onChange={setShown}
          options={[
            { value: 'temp', label: t('posts.temp') },
            { value: 'permanent', label: t('posts.permanent') },
          ]}
        />
      </div>
      <div className={styles.columns} data-shown={shown}>
        <PostColumn
          title={t('posts.temp')}
          query={shifts}
          isEmpty={known.length === 0}
          isFiltered={state.isFiltered}
        >
          {known.map((post) => (
            <ShiftCard
              key={post._id}
              post={post}
              links={<PostButtons post={post} />}
              actions={<ShiftModalButtons post={post} />}
            />
          ))}
        </PostColumn>
        <PostColumn
          title={t('posts.permanent')}
          query={permanent}
          isEmpty={knownPermanent.length === 0}
          isFiltered={state.isFiltered}
        >
          {knownPermanent.map((post) => (
            <PermanentCard key={post._id} post={post} />
          ))}
        </PostColumn>
      </div>
      <ShiftModalHost known={known} />
      <PostModalHost known={[...known, ...knownPermanent]} />
    </Page>
  );
}
