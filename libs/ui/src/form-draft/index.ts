export { dropDraft, dropDrafts, type FormDraft, keepDraft, withDraft } from './form-draft.ts';
export { useFormDraft } from './use-form-draft.ts';
