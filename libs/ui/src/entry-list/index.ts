export { EntryList } from './entry-list.tsx';
export { TwoLines } from './two-lines.tsx';
