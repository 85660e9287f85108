import { zodResolver } from '@hookform/resolvers/zod';
import { messageOf } from '@leafshift/data-access';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/** The schema of a form, or what fetches it: then it comes when somebody reaches for the form. */
export type FormSchema<Input extends FieldValues, Output> =
  | z.ZodType<Output, Input>
  | (() => Promise<z.ZodType<Output, Input>>);

/** The error of a form that cannot be checked; no field has this name, so it stands above the button. */
const NOT_CHECKED = 'not-checked';

/** Checks a form by its schema. One whose schema cannot be fetched is not sent, and says why. */
export function resolverOf<Input extends FieldValues, Output>(
  schema: FormSchema<Input, Output>,
): Resolver<Input, unknown, Output> {
  if (typeof schema !== 'function') return zodResolver<Input, unknown, Output>(schema);
  return async (...form) => {
    try {
      return await zodResolver<Input, unknown, Output>(await schema())(...form);
    } catch (failure) {
      const errors: FieldErrors = {
        [NOT_CHECKED]: { type: 'server', message: messageOf(failure) },
      };
      return { values: {}, errors: errors as FieldErrors<Input> };
    }
  };
}

/** Fetches the schema of a form ahead of its first check, which tells where it cannot be had. */
export function reachFor<Input extends FieldValues, Output>(
  schema: FormSchema<Input, Output>,
): void {
  if (typeof schema === 'function') schema().catch(() => undefined);
}
