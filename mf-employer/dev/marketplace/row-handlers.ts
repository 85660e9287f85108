import {
  declineRequest,
  type EmployerShiftFilters,
  type EmployerShiftRow,
  employerDesk,
  employerShiftCounts,
  employerShiftRows,
  type SHIFT_TABS,
  type ShiftTab,
  workersOfEmployer,
} from '@leafshift/contracts/employer-shifts';
import type { TempPost } from '@leafshift/contracts/posts';
import { shiftState } from '@leafshift/domain/shift-lifecycle';
import { toLifecycleShift } from '@leafshift/remote-pages/shifts';
import { type Handler, handle } from '@leafshift/testing/mock-api';
import { pageOf } from './pages.ts';
import { found, replaced, type Store } from './store.ts';

/** Fees and tax of Ontario, about. */
const WITH_FEES = 1.3;

/** Shifts by tab, and declining, as the API does them. */
export function rowHandlers(store: Store): Handler[] {
  return [
    handle(employerShiftRows, ({ query }) => {
      const { tab, limit, cursor, ...filters } = query;
      const towards = tab === 'past' ? -1 : 1;
      const wanted = store.shifts
        .filter((post) => isIn(tab, post) && isWanted(post, filters))
        .sort((one, other) => towards * one.date.localeCompare(other.date));
      const { entries, nextCursor } = pageOf(wanted, { limit, cursor });
      return { rows: entries.map(rowOf), nextCursor };
    }),
    handle(employerShiftCounts, ({ query }) => {
      const count = (tab: ShiftTab) =>
        store.shifts.filter((post) => isIn(tab, post) && isWanted(post, query)).length;
      return {
        'needs-action': count('needs-action'),
        upcoming: count('upcoming'),
        'to-submit': count('to-submit'),
        past: count('past'),
      };
    }),
    handle(employerDesk, ({ query: { until } }) => {
      const waiting = store.shifts.filter((post) => isIn('upcoming', post));
      const soon = waiting.filter(({ date }) => date < until && Date.parse(date) > Date.now());
      return {
        requests: sum(
          waiting.filter((post) => needsOf(post).includes('requests')),
          ({ requestCount }) => requestCount,
        ),
        toSubmit: store.shifts.filter((post) => isIn('to-submit', post)).length,
        openSpots: sum(soon, ({ totalWorkers, confirmedCount }) => totalWorkers - confirmedCount),
        disputes: 0,
        payments: 0,
      };
    }),
    handle(workersOfEmployer, ({ query: { q = '', id } }) => {
      const people = store.shifts.flatMap(({ requests, confirmedArr }) => [
        ...requests,
        ...confirmedArr,
      ]);
      const known = new Map(people.map(({ requestUser, name }) => [requestUser, name]));
      return {
        workers: [...known]
          .map(([_id, name]) => ({ _id, name }))
          .filter((worker) => id === undefined || worker._id === id)
          .filter(({ name }) => name.toLowerCase().includes(q.toLowerCase())),
      };
    }),
    handle(declineRequest, ({ params }) => {
      const post = found(store.shifts, params.postId);
      const requests = post.requests.filter(({ _id }) => _id !== params.requestId);
      const changed = { ...post, requests, requestCount: requests.length };
      store.shifts = replaced(store.shifts, changed);
      return changed;
    }),
  ];
}

const sum = (posts: readonly TempPost[], of: (post: TempPost) => number): number =>
  posts.reduce((total, post) => total + of(post), 0);

function needsOf(post: TempPost): EmployerShiftRow['needs'] {
  const isOver = Date.parse(post.endDate) <= Date.now();
  if (post.status !== null) return [];
  if (isOver) return post.confirmedArr.length > 0 ? ['submit'] : [];
  return post.requestCount > 0 && post.confirmedCount < post.totalWorkers ? ['requests'] : [];
}

function isIn(tab: ShiftTab, post: TempPost): boolean {
  const isToCome = post.status === null && Date.parse(post.endDate) > Date.now();
  const needs = needsOf(post);
  const tabs: Readonly<Record<(typeof SHIFT_TABS)[number], boolean>> = {
    'needs-action': needs.length > 0,
    upcoming: isToCome,
    'to-submit': needs.includes('submit'),
    past: !isToCome && !needs.includes('submit'),
  };
  return tabs[tab];
}

function isWanted(post: TempPost, filters: EmployerShiftFilters): boolean {
  const { q = '', state, location, supervisor, worker, from, to } = filters;
  const people = [...post.requests, ...post.confirmedArr];
  const text = [
    post.jobTitle,
    post.jobType,
    post.location.locationName,
    ...people.map(({ name }) => name),
  ];
  return [
    text.join(' ').toLowerCase().includes(q.toLowerCase()),
    !state || shiftState(toLifecycleShift(post)) === state,
    !location || post.location._id === location,
    !supervisor || post.supervisor._id === supervisor,
    !worker || people.some(({ requestUser }) => requestUser === worker),
    !from || post.date >= from,
    !to || post.date < to,
  ].every(Boolean);
}

function rowOf(post: TempPost): EmployerShiftRow {
  const isBilled = post.status === 'Complete';
  const total = Math.ceil(post.totalRate * WITH_FEES * 100) / 100;
  return { post, total: post.status === 'Cancelled' ? 0 : total, isBilled, needs: needsOf(post) };
}
