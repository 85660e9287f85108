export { type Entry, EntryList } from './entry-list.tsx';
export { TwoLines } from './two-lines.tsx';
