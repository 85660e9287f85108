import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { dropDraft, keepDraft } from './form-draft.ts';

/** Keeps what is typed under that name until it is sent; without one, nothing is kept. */
export function useFormDraft<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  name: string | undefined,
): { readonly drop: () => void } {
  const keep = useEffectEvent((values: object) => {
    if (name !== undefined && form.formState.isDirty) keepDraft(name, values);
  });
  // The form tells of changes only to who has said that it wants to hear of them.
  const { isDirty: _isDirty } = form.formState;

  useEffect(() => {
    const { unsubscribe } = form.watch((values) => keep(values));
    return unsubscribe;
  }, [form]);

  return { drop: () => name !== undefined && dropDraft(name) };
}
