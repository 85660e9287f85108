import { dropDraft, keepDraft, withDraft } from '@leafshift/ui/form-draft';
import { useState } from 'react';

/**
 * Where a code was sent to, or null; kept in this tab, since the code is read elsewhere. `name` says of
 * what, and of whom.
 */
export function useSentTo(name: string): [string | null, (to: string | null) => void] {
  const [sentTo, setSentTo] = useState(() => withDraft(name, { to: '' }).to || null);
  const change = (to: string | null): void => {
    if (to === null) dropDraft(name);
    else keepDraft({ name }, { to });
    setSentTo(to);
  };
  return [sentTo, change];
}
