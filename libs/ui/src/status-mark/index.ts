export { Mark } from './mark.tsx';
export { DOCUMENT_MARKS, MARK_KINDS, type MarkKind } from './mark-kinds.ts';
export { StatusMark } from './status-mark.tsx';
