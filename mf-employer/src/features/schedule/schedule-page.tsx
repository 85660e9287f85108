import type { ScheduleEntry } from '@leafshift/contracts/schedule';
import { myProfileQuery } from '@leafshift/data-access';
import { cents, centsToDollars } from '@leafshift/domain/money';
import { daysOfWeek } from '@leafshift/domain/schedule';
import { useFormats } from '@leafshift/i18n';
import { useShell } from '@leafshift/shell-sdk';
import { Page, PageHeader } from '@leafshift/ui/page';
import { ErrorState, ListSkeleton } from '@leafshift/ui/states';
import { useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLiveShifts } from '../shift/use-live-shifts.ts';
import { ShiftModalHost } from '../shift-modal/shift-modal-host.tsx';
import { useOpenShift } from '../shift-modal/use-open-shift.ts';
import { useMay } from '../team/use-may.ts';
import { BudgetModal } from './budget-modal.tsx';
import { DayList } from './day-list.tsx';
import { DraftModal, type DraftStart } from './draft-modal.tsx';
import { adding, changing } from './draft-start.ts';
import { FeedButton } from './feed-button.tsx';
import { PublishModal } from './publish-modal.tsx';
import { weekQuery } from './queries.ts';
import { RosterButton } from './roster.tsx';
import styles from './schedule.module.css';
import { useNarrow } from './use-narrow.ts';
import { useSchedule } from './use-schedule.ts';
import { useWeek } from './use-week.ts';
import { WeekGrid } from './week-grid.tsx';
import { storesOf, type WeekStore } from './week-model.ts';

const NOTHING: readonly ScheduleEntry[] = [];

/** /schedule: a week by store and role, planned as drafts and posted together. */
export function SchedulePage() {
  const { t } = useTranslation('mf-employer');
  const { api } = useShell();
  const formats = useFormats();
  const { week, today, turn, show } = useWeek();
  const planned = useQuery(weekQuery(api, week));
  const profile = useQuery(myProfileQuery(api));
  const { add, change, repeated, remove, copy, budget, put } = useSchedule(week);
  const { open } = useOpenShift();
  const isNarrow = useNarrow();
  // The link shows all stores to whoever has it, and outlives a member's time with the business.
  const mayFollow = useMay('members');
  const [start, setStart] = useState<DraftStart | null>(null);
  const [budgetOf, setBudgetOf] = useState<WeekStore | null>(null);
  const [isPublishing, setIsPublishing] = useState(false);
  useLiveShifts();
  const days = daysOfWeek(week);
  const entries = planned.data?.entries ?? NOTHING;
  const drafts = entries.filter(({ kind }) => kind === 'draft');
  const stores =
    planned.data && profile.data ? storesOf(planned.data, profile.data.locations) : null;
  const failed = planned.error ?? profile.error;
  const total = stores?.reduce((sum, { cost }) => sum + cost, 0) ?? 0;
  const hours = stores?.reduce((sum, store) => sum + store.hours, 0) ?? 0;
  const View = isNarrow ? DayList : WeekGrid;
  return (
    <Page>
      <div className={styles.page}>
        <PageHeader title={t('title.schedule')} description={weekName(days.map(formats.day))} />
        <div className={styles.tools}>
          <span className={styles.turn}>
            <Button size="large" aria-label={t('schedule.weekBefore')} onClick={() => turn(-1)}>
              <span aria-hidden className={styles.arrow}>
                ‹
              </span>
            </Button>
            <Button size="large" onClick={() => show(today)}>
              {t('schedule.thisWeek')}
            </Button>
            <Button size="large" aria-label={t('schedule.weekAfter')} onClick={() => turn(1)}>
              <span aria-hidden className={styles.arrow}>
                ›
              </span>
            </Button>
          </span>
          <span className={styles.turn}>
            {mayFollow && <FeedButton stores={profile.data?.locations ?? []} />}
            <RosterButton week={week} />
            <Button size="large" loading={copy.isPending} onClick={() => copy.mutate()}>
              {t('schedule.copyLast')}
            </Button>
          </span>
        </div>
        {!stores && !failed && <ListSkeleton rows={6} />}
        {!stores && failed && (
          <ErrorState
            error={failed}
            isRetrying={planned.isFetching}
            onRetry={() => Promise.all([planned.refetch(), profile.refetch()])}
          />
        )}
        {stores && profile.data && (
          <>
            <View
              days={days}
              today={today}
              stores={stores}
              put={put}
              onOpen={(entry) =>
                entry.kind === 'draft'
                  ? setStart(changing(entry))
                  : open(entry._id, entry.confirmed > 0 ? 'confirmed' : 'request')
              }
              onAdd={(place) => setStart(adding(place, entries, profile.data))}
              onBudget={setBudgetOf}
            />
            <footer className={styles.footer}>
              <span>
                {t('schedule.weekCosts', {
                  hours: formats.hours(hours),
                  total: formats.dollars(centsToDollars(cents(total))),
                })}
              </span>
              <Button
                type="primary"
                size="large"
                disabled={drafts.length === 0}
                onClick={() => setIsPublishing(true)}
              >
                {drafts.length === 0
                  ? t('schedule.noDrafts')
                  : t('schedule.publish', { count: drafts.length })}
              </Button>
            </footer>
            <DraftModal
              start={start}
              profile={profile.data}
              onClose={() => setStart(null)}
              onRemove={async (draft, reach) => {
                await remove.mutateAsync({ draft, reach });
                setStart(null);
              }}
              onSave={async (values, { draft, like }, { reach, repeat }) => {
                const form = { ...values, ...(like && { like }) };
                if (draft) {
                  const changed = { ...values, _id: draft._id, version: draft.version };
                  await change.mutateAsync({ changes: [changed], reach });
                } else if (repeat) {
                  await repeated.mutateAsync({ draft: form, ...repeat });
                } else {
                  await add.mutateAsync([form]);
                }
                setStart(null);
              }}
            />
          </>
        )}
      </div>
      <BudgetModal
        store={budgetOf}
        onClose={() => setBudgetOf(null)}
        onSave={(location, amount) => budget.mutateAsync({ location, amount })}
      />
      <PublishModal drafts={drafts} isOpen={isPublishing} onClose={() => setIsPublishing(false)} />
      <ShiftModalHost known={[]} />
    </Page>
  );
}

const weekName = (names: readonly string[]): string => `${names[0]} – ${names.at(-1)}`;
