import { useShell } from '@leafshift/shell-sdk';
import { type MutationOptions, useMutation } from '@tanstack/react-query';

/** A change of the profile that says when it succeeded, and why when it failed. */
export function useProfileChange<Result, Variables>(
  options: MutationOptions<Result, Error, Variables>,
  successText: string,
): (variables: Variables) => Promise<void> {
  const { notify } = useShell();
  const { mutateAsync } = useMutation(options);
  return async (variables) => {
    await mutateAsync(variables);
    notify('Success', successText);
  };
}
