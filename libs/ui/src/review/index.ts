export { LockedFields } from './locked-fields.tsx';
export { ReplaceDocument } from './replace-document.tsx';
export { ReviewNotice } from './review-notice.tsx';
export { reviewState } from './review-state.ts';
