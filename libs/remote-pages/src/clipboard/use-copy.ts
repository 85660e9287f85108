import { type AlertKind, useShell } from '@leafshift/shell-sdk';

interface CopyToasts {
  readonly done: string;
  readonly doneKind?: AlertKind;
  readonly failed: string;
}

/** Copies a text to the clipboard; a toast says whether it worked, because browsers may refuse. */
export function useCopy(): (text: string, toasts: CopyToasts) => Promise<void> {
  const { notify } = useShell();
  return async (text, { done, doneKind = 'Info', failed }) => {
    const [kind, msg]: [AlertKind, string] = await navigator.clipboard.writeText(text).then(
      () => [doneKind, done],
      () => ['Warning', failed],
    );
    notify(kind, msg);
  };
}
