export { dropDrafts, type FormDraft, withDraft } from './form-draft.ts';
export { useFormDraft } from './use-form-draft.ts';
