import { isApiError, messageOf } from '@leafshift/data-access';
import { useEffect, useEffectEvent } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { Problems } from './model/problems.ts';

interface PostingFormSettings<Values extends FieldValues> {
  readonly initial: Values;
  /** What is wrong with the values, by field. */
  readonly problemsOf: (values: Values) => Problems<Values>;
  /** Hears of every change, to keep a half-filled form. */
  readonly onChange?: ((values: Values) => void) | undefined;
}

/** A posting's form: checked by the domain's rules, errors only after a field was touched. */
export function usePostingForm<Values extends FieldValues>({
  initial,
  problemsOf,
  onChange,
}: PostingFormSettings<Values>): UseFormReturn<Values> {
  const tell = useEffectEvent((values: Values) => onChange?.(values));
  const form = useForm<Values>({
    defaultValues: initial as DefaultValues<Values>,
    mode: 'onTouched',
    resolver: (values) => {
      const errors = errorsOf(problemsOf(values));
      return errors ? { values: {}, errors } : { values, errors: {} };
    },
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => tell(values),
      }),
    [form],
  );
  return form;
}

function errorsOf<Values extends FieldValues>(
  problems: Problems<Values>,
): FieldErrors<Values> | null {
  const found = Object.entries(problems).filter(([, message]) => message !== undefined);
  return found.length === 0
    ? null
    : (Object.fromEntries(
        found.map(([field, message]) => [field, { type: 'rule', message }]),
      ) as FieldErrors<Values>);
}

/**
 * Shows beside its field what the server refused; answers the sentence for what no field shows, or
 * null where every part of the refusal found its field.
 */
export function showRefusal<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
  fieldOf: (path: string) => keyof Values | null,
): string | null {
  const problems = isApiError(error) ? error.errors : [];
  const shown = problems.filter(({ path, msg }) => {
    const field = fieldOf(path);
    if (field !== null) {
      form.setError(field as Path<Values>, { type: 'server', message: msg }, { shouldFocus: true });
    }
    return field !== null;
  });
  return shown.length > 0 && shown.length === problems.length ? null : messageOf(error);
}
