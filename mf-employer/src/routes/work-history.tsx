export { WorkHistoryPage as Component } from '../features/work-history/work-history-page.tsx';
