export { EmptyState, type StateAction } from './empty-state.tsx';
export { ErrorState } from './error-state.tsx';
export {
  DashboardSkeleton,
  DetailSkeleton,
  FormSkeleton,
  ListSkeleton,
  PageSkeleton,
  PictureSkeleton,
  SplitSkeleton,
} from './skeletons.tsx';
