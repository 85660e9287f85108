import { type UseControllerReturn, useController } from 'react-hook-form';

/** The field of the surrounding form by its name, and the message to show beside it. */
export function useField(
  name: string,
): UseControllerReturn['field'] & { readonly message: string | undefined } {
  const { field, fieldState } = useController({ name });
  return { ...field, message: fieldState.error?.message };
}
