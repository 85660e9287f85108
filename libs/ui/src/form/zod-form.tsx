import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError } from '@leafshift/data-access';
import type { ReactNode } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  FormProvider,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import styles from './form.module.css';
import { FormError } from './form-error.tsx';

type FormSchema = z.ZodType<object, Record<string, unknown>>;

export interface ZodFormProps<Schema extends FormSchema> {
  readonly schema: Schema;
  readonly defaultValues: DefaultValues<z.input<Schema>>;
  /** Sends the checked values. An `ApiError` with fields is shown beside them, any other above the button. */
  readonly onSubmit: (values: z.output<Schema>) => Promise<void> | void;
  readonly children:
    | ReactNode
    | ((form: UseFormReturn<z.input<Schema>, unknown, z.output<Schema>>) => ReactNode);
  readonly id?: string;
  readonly label?: string;
  readonly className?: string;
}

/**
 * A form over a schema of the contracts. Errors show only after a field was touched, are announced,
 * and the first one gets the focus on submitting; what was typed stays when the server refuses.
 */
export function ZodForm<Schema extends FormSchema>({
  schema,
  defaultValues,
  onSubmit,
  children,
  id,
  label,
  className,
}: ZodFormProps<Schema>) {
  const form = useForm<z.input<Schema>, unknown, z.output<Schema>>({
    // The resolver's types know no schema that is still generic.
    resolver: zodResolver(schema as never) as never,
    defaultValues,
    mode: 'onTouched',
  });

  const submit = form.handleSubmit(async (values) => {
    try {
      await onSubmit(values);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showServerErrors(form, error);
    }
  });

  return (
    <FormProvider {...form}>
      <form
        id={id}
        aria-label={label}
        className={className ?? styles.form}
        noValidate
        onSubmit={submit}
      >
        {typeof children === 'function' ? children(form) : children}
        <FormError message={form.formState.errors.root?.message} />
      </form>
    </FormProvider>
  );
}

function showServerErrors<Input extends object, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  error: ApiError,
): void {
  const known = Object.keys(form.getValues());
  const [ours, others] = [
    error.errors.filter(({ path }) => known.includes(path.split('.')[0] ?? '')),
    error.errors.filter(({ path }) => !known.includes(path.split('.')[0] ?? '')),
  ];
  for (const [index, { path, msg }] of ours.entries()) {
    form.setError(
      path as FieldPath<Input>,
      { type: 'server', message: msg },
      { shouldFocus: index === 0 },
    );
  }
  if (ours.length === 0 || others.length > 0) {
    form.setError('root', { type: 'server', message: others[0]?.msg ?? error.message });
  }
}
