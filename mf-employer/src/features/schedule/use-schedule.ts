import {
  addDrafts,
  addSeries,
  changeDrafts,
  changeSeries,
  copyWeek,
  type DraftChange,
  type DraftForm,
  removeDrafts,
  removeSeries,
  type ScheduleEntry,
  type ScheduleWeek,
  setBudget,
} from '@leafshift/contracts/schedule';
import { messageOf } from '@leafshift/data-access';
import { addDays, type CalendarDay } from '@leafshift/domain/time-zone';
import { alertKindOf, postsKey } from '@leafshift/remote-pages/shifts';
import { useShell } from '@leafshift/shell-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { weekKey } from './queries.ts';
import type { Repeat } from './repeat-fields.tsx';

/** Where an entry is put: another day, store or role. */
export type Place = Pick<ScheduleEntry, 'day' | 'location' | 'jobTitle'>;

/** Whether a change is of one draft, or of all that follow it in its series as well. */
export type Reach = 'one' | 'following';

interface Changed {
  readonly changes: DraftChange[];
  readonly reach?: Reach;
}

interface Removed {
  readonly draft: ScheduleEntry;
  readonly reach: Reach;
}

interface Repeated extends Repeat {
  readonly draft: DraftForm;
}

/** The changes of a week; what moves is shown at once, and goes back where the server refuses. */
export function useSchedule(week: CalendarDay) {
  const { t } = useTranslation('mf-employer');
  const { api, notify } = useShell();
  const client = useQueryClient();
  const fail = (error: unknown) => notify(alertKindOf(error), messageOf(error));
  const refetch = () => client.invalidateQueries({ queryKey: postsKey });
  const key = weekKey(week);
  const shown = (change: (entries: ScheduleEntry[]) => ScheduleEntry[]) =>
    client.setQueryData<ScheduleWeek>(
      key,
      (known) => known && { ...known, entries: change(known.entries) },
    );
  const add = useMutation({
    mutationFn: (drafts: DraftForm[]) => api.send(addDrafts, { body: { drafts } }),
    onSettled: refetch,
  });
  const repeated = useMutation({
    mutationFn: ({ draft, weekdays, until }: Repeated) =>
      api.send(addSeries, { body: { draft, weekdays: [...weekdays], until } }),
    onSuccess: ({ entries }) => notify('Success', t('schedule.planned', { count: entries.length })),
    onSettled: refetch,
  });
  const change = useMutation({
    mutationFn: ({ changes, reach = 'one' }: Changed) => {
      const [first] = changes;
      return reach === 'following' && first
        ? api.send(changeSeries, { body: { change: first } })
        : api.send(changeDrafts, { body: { changes } });
    },
    onSuccess: ({ entries }) =>
      shown((known) => known.map((entry) => entries.find(({ _id }) => _id === entry._id) ?? entry)),
    onSettled: refetch,
  });
  const remove = useMutation({
    mutationFn: ({ draft: { _id, version }, reach }: Removed) =>
      reach === 'following'
        ? api.send(removeSeries, { body: { _id, version } })
        : api.send(removeDrafts, { body: { drafts: [{ _id, version }] } }),
    onSettled: refetch,
  });
  const copy = useMutation({
    mutationFn: () => api.send(copyWeek, { body: { from: addDays(week, -7), to: week } }),
    onSuccess: ({ entries, past, duplicates, gone }) => {
      const left = [
        past > 0 && t('schedule.leftPast', { count: past }),
        duplicates > 0 && t('schedule.leftDuplicates', { count: duplicates }),
        gone > 0 && t('schedule.leftGone', { count: gone }),
      ].filter((part) => part !== false);
      const copied = t('schedule.copied', { count: entries.length });
      notify(entries.length > 0 ? 'Success' : 'Info', [copied, ...left].join(' '));
    },
    onError: fail,
    onSettled: refetch,
  });
  const budget = useMutation({
    mutationFn: (body: { location: string; amount: number | null }) =>
      api.send(setBudget, { body: { ...body, week } }),
    onSettled: refetch,
  });
  const put = (entry: ScheduleEntry, place: Place, isCopy: boolean): void => {
    const { day, location, jobTitle } = place;
    if (isCopy || entry.kind === 'shift') {
      const { startTime, duration, totalWorkers, jobType, supervisor } = entry;
      const rate = entry.rate / 100;
      const same = { startTime, duration, rate, totalWorkers, jobType, supervisor };
      add.mutate([{ ...same, day, location, jobTitle, like: entry._id }], { onError: fail });
      return;
    }
    const isSame = entry.day === day && entry.location === location && entry.jobTitle === jobTitle;
    if (isSame) {
      return;
    }
    const { _id, version } = entry;
    shown((known) => known.map((each) => (each._id === _id ? { ...each, ...place } : each)));
    change.mutate({ changes: [{ _id, version, day, location, jobTitle }] }, { onError: fail });
  };
  return { add, change, repeated, remove, copy, budget, put };
}
