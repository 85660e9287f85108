export { EmptyState } from './empty-state.tsx';
export { EmptyWords } from './empty-words.tsx';
export { ErrorState } from './error-state.tsx';
export { FailedAct } from './failed-act.tsx';
export { Block } from './skeleton-parts.tsx';
export {
  DashboardSkeleton,
  DetailSkeleton,
  FormSkeleton,
  ListSkeleton,
  PageSkeleton,
  PictureSkeleton,
  Skeleton,
  SplitSkeleton,
} from './skeletons.tsx';
