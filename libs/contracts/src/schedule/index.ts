export {
  addDrafts,
  changeDrafts,
  copyWeek,
  publishDrafts,
  removeDrafts,
  reviewDrafts,
  scheduleWeek,
  setBudget,
} from './calls.ts';
export {
  DraftChange,
  DraftForm,
  DraftRef,
  KeptDraft,
  Published,
  PublishReview,
  ScheduleCost,
  ScheduleEntry,
  ScheduleWeek,
  StoreBudget,
} from './schemas.ts';
