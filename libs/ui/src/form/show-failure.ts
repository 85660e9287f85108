import { isApiError, messageOf } from '@leafshift/data-access';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Shows why a form could not be sent: beside the fields that the server marked, and as a whole
 * where it marked none. What is not the server's fault is reported as well.
 */
export function showFailure<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  failure: unknown,
): void {
  const marked = isApiError(failure) ? failure.errors : [];
  for (const [index, { path, msg }] of marked.entries()) {
    form.setError(
      path as FieldPath<Input>,
      { type: 'server', message: msg },
      { shouldFocus: index === 0 },
    );
  }
  if (marked.length === 0) form.setError('root', { type: 'server', message: messageOf(failure) });
  if (!isApiError(failure)) reportError(failure);
}
