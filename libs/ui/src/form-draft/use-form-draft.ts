import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { dropDraft, type FormDraft, keepDraft } from './form-draft.ts';

/** Keeps what is typed until it is sent; without a draft, nothing is kept. */
export function useFormDraft<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  draft: FormDraft | undefined,
): { readonly drop: () => void } {
  const keep = useEffectEvent((values: object) => {
    if (draft && form.formState.isDirty) keepDraft(draft, values);
  });
  // The form tells of changes only to who has said that it wants to hear of them.
  const { isDirty: _isDirty } = form.formState;

  useEffect(() => {
    const { unsubscribe } = form.watch((values) => keep(values));
    return unsubscribe;
  }, [form]);

  return { drop: () => draft && dropDraft(draft.name) };
}
