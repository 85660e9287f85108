import type { EmployerShiftRow, ShiftTab } from '@leafshift/contracts/employer-shifts';
import type { TempPost } from '@leafshift/contracts/posts';
import { useShell } from '@leafshift/shell-sdk';
import { lazyPart } from '@leafshift/ui/lazy';
import { Page, PageHeader } from '@leafshift/ui/page';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import Tabs from 'antd/es/tabs';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLiveShifts } from '../shift/use-live-shifts.ts';
import { ShiftModalHost } from '../shift-modal/shift-modal-host.tsx';
import { useMay } from '../team/use-may.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import type { BulkAction } from './bulk/bulk-plan.ts';
import { PermanentList } from './permanent-list.tsx';
import { PostFilters } from './post-filters.tsx';
import { PostModalHost } from './post-modal-host.tsx';
import styles from './posts.module.css';
import { shiftCountsQuery, shiftRowsQuery } from './rows/queries.ts';
import { ShiftList } from './rows/shift-list.tsx';
import {
  POST_TABS,
  type PostFilterState,
  type PostTab,
  usePostFilters,
} from './use-post-filters.ts';

/** Tabs of what only who sees money does. */
const OF_MONEY: readonly PostTab[] = ['permanent', 'to-submit'];

const OfferDialog = lazyPart(
  async () => (await import('../next-in-line/offer-dialog.tsx')).OfferDialog,
);
const BulkDialog = lazyPart(async () => (await import('./bulk/bulk-dialog.tsx')).BulkDialog);

/** /posts: shifts by what they need, and permanent postings (POST-57). */
export function PostsPage() {
  const { t } = useTranslation('mf-employer');
  const { api, navigate } = useShell();
  const mayPlan = useMay('money');
  const tabs = POST_TABS.filter((tab) => mayPlan || !OF_MONEY.includes(tab));
  const state = usePostFilters();
  const counts = useQuery(shiftCountsQuery(api, state.filters));
  useLiveShifts();
  return (
    <Page>
      <PageHeader
        title={t('title.posts')}
        actions={
          mayPlan && (
            <Button type="primary" size="large" onClick={() => navigate('/jobposting')}>
              {t('action.createPosting')}
            </Button>
          )
        }
      />
      <PostFilters state={state} />
      <Tabs
        activeKey={state.tab}
        onChange={(key) => state.openTab(POST_TABS.find((tab) => tab === key) ?? 'upcoming')}
        destroyOnHidden
        items={tabs.map((tab) => ({
          key: tab,
          label: (
            <TabLabel
              label={t(`posts.tab.${tab}`)}
              count={tab === 'permanent' ? undefined : counts.data?.[tab]}
            />
          ),
          children:
            tab === 'permanent' ? (
              <PermanentList filters={state.filters} isFiltered={state.isFiltered} />
            ) : (
              <ShiftTabPanel tab={tab} state={state} count={counts.data?.[tab]} />
            ),
        }))}
      />
    </Page>
  );
}

function TabLabel({ label, count }: { label: string; count: number | undefined }) {
  return (
    <>
      {label}
      {count !== undefined && <span className={styles.tabCount}>{count}</span>}
    </>
  );
}

interface ShiftTabPanelProps {
  readonly tab: ShiftTab;
  readonly state: PostFilterState;
  readonly count: number | undefined;
}

interface Acting {
  readonly action: BulkAction;
  readonly rows: readonly EmployerShiftRow[];
  readonly isOpen: boolean;
}

interface Offering {
  readonly posts: readonly TempPost[];
  readonly isOpen: boolean;
}

function ShiftTabPanel({ tab, state, count }: ShiftTabPanelProps) {
  const query = useInfiniteQuery(shiftRowsQuery(useShell().api, tab, state.filters));
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [acting, setActing] = useState<Acting | null>(null);
  const [offering, setOffering] = useState<Offering | null>(null);
  // A shift that left the tab meanwhile is chosen no more.
  const chosenRows = rows.filter(({ post }) => chosen.has(post._id));
  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosen((before) => {
      const others = [...before].filter((id) => !ids.includes(id));
      return new Set(isChosen ? [...others, ...ids] : others);
    });
  const act = (action: BulkAction, on: readonly EmployerShiftRow[]) =>
    setActing({ action, rows: on, isOpen: true });
  return (
    <>
      <ShiftList
        tab={tab}
        query={query}
        rows={rows}
        count={count ?? rows.length}
        isFiltered={state.isFiltered}
        chosen={chosen}
        onChoose={choose}
        onCancel={(row) => act('cancel', [row])}
      />
      {chosenRows.length > 0 && (
        <BulkBar
          count={chosenRows.length}
          onAct={(action) => act(action, chosenRows)}
          onOffer={() => setOffering({ posts: chosenRows.map(({ post }) => post), isOpen: true })}
          onClear={() => setChosen(new Set())}
        />
      )}
      {acting && (
        <Suspense fallback={null}>
          <BulkDialog.Part
            {...acting}
            onClose={(isDone) => {
              setActing({ ...acting, isOpen: false });
              if (isDone) setChosen(new Set());
            }}
            onClosed={() => setActing(null)}
          />
        </Suspense>
      )}
      {offering && (
        <Suspense fallback={null}>
          <OfferDialog.Part
            {...offering}
            onClose={(isDone) => {
              setOffering({ ...offering, isOpen: false });
              if (isDone) setChosen(new Set());
            }}
            onClosed={() => setOffering(null)}
          />
        </Suspense>
      )}
      <ShiftModalHost known={rows.map(({ post }) => post)} />
      <PostModalHost known={[]} />
    </>
  );
}
