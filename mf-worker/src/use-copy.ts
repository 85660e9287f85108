import { type AlertKind, useShell } from '@leafshift/shell-sdk';

interface Said {
  readonly done: string;
  readonly failed: string;
}

/** Copies a text to the clipboard and says whether it worked; browsers may refuse. */
export function useCopy(): (text: string, said: Said) => Promise<void> {
  const { notify } = useShell();
  return async (text, { done, failed }) => {
    const [kind, msg]: [AlertKind, string] = await navigator.clipboard.writeText(text).then(
      () => ['Info', done],
      () => ['Warning', failed],
    );
    notify(kind, msg);
  };
}
