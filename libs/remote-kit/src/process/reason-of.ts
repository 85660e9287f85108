/** Why a call failed: fetch says what happened in the cause of the error that it throws. */
export function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return (cause as Error | undefined)?.message || message;
}
