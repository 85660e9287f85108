import { ELIGIBILITY_CODES } from '@leafshift/domain/eligibility';
import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { Day, Id } from '../core/primitives.ts';
import {
  DraftChange,
  DraftForm,
  DraftRef,
  Published,
  PublishReview,
  RosterShift,
  ScheduleEntry,
  ScheduleWeek,
  SeriesForm,
  StoreBudget,
  some,
} from './schemas.ts';

const refs = z.strictObject({ drafts: some(DraftRef) });
const entries = z.strictObject({ entries: z.array(ScheduleEntry) });

export const scheduleWeek = defineCall({
  name: 'schedule.week',
  method: 'GET',
  path: '/schedule',
  access: ['Employer'],
  member: { needs: 'shifts', stores: 'listed' },
  summary: 'My drafts and shifts of a week with their hours, cost and budgets',
  query: z.strictObject({ week: Day }),
  answer: ScheduleWeek,
  status: 200,
});

export const addDrafts = defineCall({
  name: 'schedule.add',
  method: 'POST',
  path: '/schedule/drafts',
  access: ['Employer'],
  member: { needs: 'money', stores: 'listed' },
  summary: 'Plan shifts that nobody else sees, all or none',
  body: z.strictObject({ drafts: some(DraftForm) }),
  answer: entries,
  status: 201,
  errors: ['TOO_MANY_DRAFTS'],
  idempotent: true,
});

export const changeDrafts = defineCall({
  name: 'schedule.change',
  method: 'PUT',
  path: '/schedule/drafts',
  access: ['Employer'],
  member: { needs: 'money', stores: 'listed' },
  summary: 'Move or change drafts as I saw them, all or none',
  body: z.strictObject({ changes: some(DraftChange) }),
  answer: entries,
  status: 200,
  errors: ['DRAFT_CHANGED'],
  idempotent: true,
});

export const removeDrafts = defineCall({
  name: 'schedule.remove',
  method: 'POST',
  path: '/schedule/drafts/remove',
  access: ['Employer'],
  member: { needs: 'money', stores: 'listed' },
  summary: 'Delete drafts as I saw them, all or none',
  body: refs,
  status: 204,
  errors: ['DRAFT_CHANGED'],
  idempotent: true,
});

export const addSeries = defineCall({
  name: 'schedule.addSeries',
  method: 'POST',
  path: '/schedule/series',
  access: ['Employer'],
  member: { needs: 'money', stores: 'listed' },
  summary: 'Plan the same shift on weekdays until a day, all or none',
  body: SeriesForm,
  answer: entries,
  status: 201,
  errors: ['TOO_MANY_DRAFTS'],
  idempotent: true,
});

export const changeSeries = defineCall({
  name: 'schedule.changeSeries',
  method: 'PUT',
  path: '/schedule/series',
  access: ['Employer'],
  member: { needs: 'money', stores: 'listed' },
  summary: 'Change a draft of a series as I saw it, and all drafts of it that follow',
  body: z.strictObject({ change: DraftChange }),
  answer: entries,
  status: 200,
  errors: ['DRAFT_CHANGED'],
  idempotent: true,
});

export const removeSeries = defineCall({
  name: 'schedule.removeSeries',
  method: 'POST',
  path: '/schedule/series/remove',
  access: ['Employer'],
  member: { needs: 'money', stores: 'listed' },
  summary: 'Delete a draft of a series as I saw it, and all drafts of it that follow',
  body: DraftRef,
  status: 204,
  errors: ['DRAFT_CHANGED'],
  idempotent: true,
});

export const scheduleRoster = defineCall({
  name: 'schedule.roster',
  method: 'GET',
  path: '/schedule/roster',
  access: ['Employer'],
  member: { needs: 'shifts', stores: 'listed' },
  summary: 'My posted shifts of a week with the names of who is confirmed on them',
  query: z.strictObject({ week: Day }),
  answer: z.strictObject({ week: Day, shifts: z.array(RosterShift) }),
  status: 200,
});

export const copyWeek = defineCall({
  name: 'schedule.copy',
  method: 'POST',
  path: '/schedule/copy',
  access: ['Employer'],
  member: { needs: 'money', stores: 'listed' },
  summary: 'Plan a week as another one was: same days and times of each store’s clocks',
  body: z.strictObject({ from: Day, to: Day }),
  answer: entries.extend({
    /** Left away: already begun or about to, there already, of a store or supervisor that is gone. */
    past: z.number().int(),
    duplicates: z.number().int(),
    gone: z.number().int(),
  }),
  status: 200,
  errors: ['TOO_MANY_DRAFTS'],
  idempotent: true,
});

export const reviewDrafts = defineCall({
  name: 'schedule.review',
  method: 'POST',
  path: '/schedule/review',
  access: ['Employer'],
  member: { needs: 'money', stores: 'listed' },
  summary: 'What publishing drafts will cost, by store and together, and what is missing',
  body: refs,
  answer: PublishReview,
  status: 200,
});

export const publishDrafts = defineCall({
  name: 'schedule.publish',
  method: 'POST',
  path: '/schedule/publish',
  access: ['Employer'],
  member: { needs: 'money', stores: 'listed' },
  summary:
    'Post drafts as I saw them, each at most once; what cannot be posted stays with its reason',
  body: refs,
  answer: Published,
  status: 200,
  errors: ['ONBOARDING_REQUIRED', ...ELIGIBILITY_CODES, 'POSTING_LIMIT'],
  idempotent: true,
  repeatable: true,
});

export const setBudget = defineCall({
  name: 'schedule.setBudget',
  method: 'PUT',
  path: '/schedule/budgets',
  access: ['Employer'],
  member: { needs: 'money', stores: { store: 'location' } },
  summary: 'What a store may cost in a week, in cents; null for no limit',
  body: z.strictObject({ week: Day, location: Id, amount: StoreBudget.shape.amount.nullable() }),
  status: 204,
  idempotent: true,
});
