import type { TempPost } from '@leafshift/contracts/posts';
import {
  addDrafts,
  addSeries,
  changeDrafts,
  changeSeries,
  copyWeek,
  type DraftForm,
  publishDrafts,
  removeDrafts,
  removeSeries,
  reviewDrafts,
  type ScheduleEntry,
  scheduleRoster,
  scheduleWeek,
  setBudget,
} from '@leafshift/contracts/schedule';
import { accountFees, quotePosting } from '@leafshift/domain/fees';
import { cents, dollarsToCents } from '@leafshift/domain/money';
import { daysOfSeries, draftStart, sameShiftKey, weekOf } from '@leafshift/domain/schedule';
import {
  addDays,
  addHours,
  calendarDayIn,
  daysBetween,
  timeZoneOf,
  toCalendarDay,
} from '@leafshift/domain/time-zone';
import { anId, aTempPost } from '@leafshift/testing/builders';
import { anApiError, type Handler, handle } from '@leafshift/testing/mock-api';
import { found, replaced, type Store } from './store.ts';

/** A tax of 13 %, as at the sample's first store. */
const TAX_PERCENT = 13;

const costOf = ({ rate, totalWorkers, duration }: ScheduleEntry) =>
  quotePosting({
    rate: cents(rate),
    workers: totalWorkers,
    duration,
    fees: accountFees(),
    taxPercent: TAX_PERCENT,
  });

/** Drafts, weeks and budgets, as the API keeps them. */
export function scheduleHandlers(store: Store): Handler[] {
  const entryOf = (form: Omit<DraftForm, 'like'>, _id: string, version: number): ScheduleEntry => {
    const { jobDescription: _text, ...rest } = form;
    const location = found(store.profile.locations, form.location);
    const timeZone = timeZoneOf(location.province);
    const start = draftStart(toCalendarDay(form.day), form.startTime, timeZone);
    const entry: ScheduleEntry = {
      ...rest,
      _id,
      kind: 'draft',
      version,
      locationName: location.locationName,
      date: start.toISOString(),
      endDate: addHours(start, form.duration).toISOString(),
      timeZone,
      rate: dollarsToCents(form.rate),
      confirmed: 0,
      requests: 0,
      isComplete: false,
      hours: form.duration * form.totalWorkers,
      cost: null,
    };
    return { ...entry, cost: costOf(entry).total };
  };
  let made = 0;
  const add = (forms: readonly DraftForm[]): ScheduleEntry[] => {
    const added = forms.map(({ like: _like, ...form }) => {
      made += 1;
      return entryOf(form, anId(70_000 + made), 1);
    });
    store.drafts = [...store.drafts, ...added];
    return added;
  };
  const seen = ({ _id, version }: { readonly _id: string; readonly version: number }) => {
    const draft = found(store.drafts, _id);
    if (draft.version !== version) {
      throw anApiError('DRAFT_CHANGED');
    }
    return draft;
  };
  const following = (first: ScheduleEntry) =>
    store.drafts.filter(({ series, day }) => series === first.series && day >= first.day);
  const planned = (day: string): ScheduleEntry[] => {
    const week = weekOf(toCalendarDay(day));
    return [
      ...store.shifts.filter(({ status }) => status !== 'Cancelled').map(shiftEntry),
      ...store.drafts,
    ].filter((entry) => entry.day >= week && entry.day <= addDays(week, 6));
  };
  return [
    handle(scheduleWeek, ({ query }) => ({
      week: weekOf(toCalendarDay(query.week)),
      entries: planned(query.week),
      budgets: store.budgets,
    })),
    handle(addDrafts, ({ body }) => ({ entries: add(body.drafts) })),
    handle(changeDrafts, ({ body }) => ({
      entries: body.changes.map(({ _id, version, ...fields }) => {
        const draft = seen({ _id, version });
        const changed = entryOf({ ...formOf(draft), ...fields }, _id, version + 1);
        store.drafts = replaced(store.drafts, changed);
        return changed;
      }),
    })),
    handle(addSeries, ({ body: { draft, weekdays, until } }) => {
      const days = daysOfSeries(toCalendarDay(draft.day), toCalendarDay(until), weekdays);
      const made = add(days.map((day) => ({ ...draft, day })));
      const series = made.map((entry) => ({ ...entry, series: anId(65_000) }));
      store.drafts = store.drafts.map(
        (entry) => series.find(({ _id }) => _id === entry._id) ?? entry,
      );
      return { entries: series };
    }),
    handle(changeSeries, ({ body: { change } }) => {
      const { _id, version, day: _day, ...fields } = change;
      const first = seen({ _id, version });
      const changed = following(first).map((draft) => ({
        ...entryOf({ ...formOf(draft), ...fields }, draft._id, draft.version + 1),
        series: draft.series,
      }));
      for (const draft of changed) store.drafts = replaced(store.drafts, draft);
      return { entries: changed };
    }),
    handle(removeSeries, ({ body }) => {
      const gone = following(seen(body));
      store.drafts = store.drafts.filter((draft) => !gone.includes(draft));
      return undefined;
    }),
    handle(scheduleRoster, ({ query }) => ({
      week: weekOf(toCalendarDay(query.week)),
      shifts: planned(query.week)
        .filter(({ kind }) => kind === 'shift')
        .map(({ _id, location, locationName, day, date, endDate, timeZone, ...entry }) => {
          const { confirmedArr, supervisor } = found(store.shifts, _id);
          return {
            _id,
            location,
            locationName,
            day,
            date,
            endDate,
            timeZone,
            jobTitle: entry.jobTitle,
            supervisor: supervisor.name,
            totalWorkers: entry.totalWorkers,
            workers: confirmedArr.map(({ name }) => name),
          };
        }),
    })),
    handle(removeDrafts, ({ body }) => {
      const gone = new Set(body.drafts.map((ref) => seen(ref)._id));
      store.drafts = store.drafts.filter(({ _id }) => !gone.has(_id));
      return undefined;
    }),
    handle(copyWeek, ({ body }) => {
      const [from, to] = [weekOf(toCalendarDay(body.from)), weekOf(toCalendarDay(body.to))];
      const there = new Set(planned(to).map(keyOf));
      const copies = planned(from).map((entry) => ({
        ...formOf(entry),
        day: addDays(toCalendarDay(entry.day), daysBetween(from, to)),
      }));
      const fresh = copies.filter((copy) => !there.has(keyOf(copy)));
      const duplicates = copies.length - fresh.length;
      return { entries: add(fresh), past: 0, duplicates, gone: 0 };
    }),
    handle(reviewDrafts, ({ body }) => {
      const drafts = body.drafts.map(seen);
      const locations = [...new Set(drafts.map(({ location }) => location))];
      return {
        stores: locations.map((location) => {
          const own = drafts.filter((draft) => draft.location === location);
          return { ...costsOf(own), location, locationName: own[0]?.locationName ?? '' };
        }),
        together: costsOf(drafts),
        kept: [],
      };
    }),
    handle(publishDrafts, ({ body }) => {
      const published = body.drafts.map((ref, index) => {
        const draft = seen(ref);
        const postId = anId(70_000 + store.shifts.length + index);
        store.shifts = [...store.shifts, postOf(draft, postId, store)];
        store.drafts = store.drafts.filter(({ _id }) => _id !== draft._id);
        return { _id: draft._id, postId };
      });
      return { published, kept: [] };
    }),
    handle(setBudget, ({ body: { location, amount } }) => {
      const others = store.budgets.filter((budget) => budget.location !== location);
      store.budgets = amount === null ? others : [...others, { location, amount }];
      return undefined;
    }),
  ];
}

const keyOf = (entry: Pick<ScheduleEntry, 'location' | 'jobTitle' | 'day' | 'startTime'>) =>
  sameShiftKey({ ...entry, locationId: entry.location });

const formOf = (entry: ScheduleEntry) => ({
  day: entry.day,
  startTime: entry.startTime,
  duration: entry.duration,
  rate: entry.rate / 100,
  totalWorkers: entry.totalWorkers,
  jobType: entry.jobType,
  jobTitle: entry.jobTitle,
  supervisor: entry.supervisor,
  location: entry.location,
});

function shiftEntry(post: TempPost): ScheduleEntry {
  const entry: ScheduleEntry = {
    _id: post._id,
    kind: 'shift',
    version: 0,
    location: post.location._id,
    locationName: post.location.locationName,
    day: calendarDayIn(post.date, post.timeZone),
    startTime: post.startTime,
    date: post.date,
    endDate: post.endDate,
    timeZone: post.timeZone,
    duration: post.duration,
    rate: dollarsToCents(post.rate),
    totalWorkers: post.totalWorkers,
    confirmed: post.confirmedCount,
    requests: post.requestCount,
    jobType: post.jobType,
    jobTitle: post.jobTitle,
    supervisor: post.supervisor._id,
    isComplete: post.status === 'Complete',
    hours: post.duration * post.totalWorkers,
    cost: null,
  };
  return { ...entry, cost: costOf(entry).total };
}

function costsOf(drafts: readonly ScheduleEntry[]) {
  const sum = (pick: (entry: ScheduleEntry) => number) =>
    drafts.reduce((total, entry) => total + pick(entry), 0);
  return {
    shifts: drafts.length,
    hours: sum(({ hours }) => hours),
    basePay: sum((draft) => costOf(draft).basePay),
    leafshiftFee: sum((draft) => costOf(draft).platformFee),
    processingFee: sum((draft) => costOf(draft).processingFee),
    tax: sum((draft) => costOf(draft).tax),
    total: sum((draft) => costOf(draft).total),
  };
}

const postOf = (draft: ScheduleEntry, _id: string, store: Store): TempPost =>
  aTempPost({
    _id,
    date: draft.date,
    endDate: draft.endDate,
    timeZone: draft.timeZone,
    startTime: draft.startTime,
    duration: draft.duration,
    rate: draft.rate / 100,
    totalWorkers: draft.totalWorkers,
    jobType: draft.jobType,
    jobTitle: draft.jobTitle,
    location: found(store.profile.locations, draft.location),
    confirmedArr: [],
    confirmedCount: 0,
    requestCount: 0,
  });
