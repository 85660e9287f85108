import { type ReactNode, useEffect, useEffectEvent } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  FormProvider,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { type FormDraft, useFormDraft, withDraft } from '../form-draft/index.ts';
import { useUnsavedInput } from '../form-modal/use-unsaved-input.ts';
import { whenReached } from '../lazy/index.ts';
import { AnnouncedByForm } from './announced-by-form.ts';
import { ErrorAnnouncer } from './error-announcer.tsx';
import { fieldMessages } from './field-messages.ts';
import styles from './form.module.css';
import { FormError } from './form-error.tsx';
import { type FormSchema, reachFor, resolverOf } from './form-schema.ts';
import { showFailure } from './show-failure.ts';
import { useSending } from './use-sending.ts';

export interface ZodFormProps<Input extends FieldValues, Output> {
  readonly schema: FormSchema<Input, Output>;
  readonly defaultValues: DefaultValues<Input>;
  /** Sends the checked values. An `ApiError` with fields is shown beside them, any other above the button. */
  readonly onSubmit: (values: Output) => Promise<void> | void;
  /** Hears what is wrong when it cannot be sent, for what is said elsewhere too. */
  readonly onInvalid?: (errors: FieldErrors<Input>) => void;
  /** Empties the form once it is sent, for the next entry. */
  readonly resets?: boolean;
  readonly children: ReactNode | ((form: UseFormReturn<Input, unknown, Output>) => ReactNode);
  readonly id?: string;
  /** Keeps what was not sent over a reload of this tab; for forms of one person only, by its name. */
  readonly draft?: FormDraft | undefined;
  readonly label?: string;
  readonly className?: string;
}

/**
 * A form over a schema of the contracts. Errors show only after a field was touched, are announced
 * once, and the first one gets the focus on submitting; an error that no field shows stands above
 * the button. What was typed stays when the server refuses. Nothing is sent twice at once.
 */
export function ZodForm<Input extends FieldValues, Output>({
  schema,
  defaultValues,
  onSubmit,
  onInvalid,
  resets = false,
  children,
  id,
  draft,
  label,
  className,
}: ZodFormProps<Input, Output>) {
  const form = useForm<Input, unknown, Output>({
    resolver: resolverOf(schema),
    defaultValues: withDraft(draft?.name, defaultValues),
    mode: 'onTouched',
  });
  const typed = useFormDraft(form, draft);
  const { errors, isDirty, isSubmitting, isSubmitSuccessful } = form.formState;
  useUnsavedInput(isDirty && !isSubmitSuccessful);

  // Not to what it began with: that may have been a draft.
  const empty = useEffectEvent(() => form.reset(defaultValues));
  useEffect(() => {
    if (resets && isSubmitSuccessful) empty();
  }, [resets, isSubmitSuccessful]);

  const submit = useSending(
    form.handleSubmit(async (values) => {
      try {
        await onSubmit(values);
        typed.drop();
      } catch (failure) {
        showFailure(form, failure);
      }
    }, onInvalid),
    isSubmitting,
  );

  const unseen = fieldMessages(errors).filter(({ shownBy }) => shownBy === 'none');
  return (
    <FormProvider {...form}>
      <AnnouncedByForm value={true}>
        <form
          id={id}
          aria-label={label}
          className={className ?? styles.form}
          noValidate
          onSubmit={submit}
          {...whenReached({ preload: () => reachFor(schema) })}
        >
          {typeof children === 'function' ? children(form) : children}
          <FormError
            message={[...unseen, ...(errors.root ? [errors.root] : [])]
              .map(({ message }) => message)
              .join('\n')}
          />
          <ErrorAnnouncer />
        </form>
      </AnnouncedByForm>
    </FormProvider>
  );
}
