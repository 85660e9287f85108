import { useState } from 'react';

/** Whether a dialog is being asked about, and what it goes by. */
export interface ClosingGuardState {
  /** Closes at once where nothing is unsaved; otherwise asks. */
  readonly close: () => void;
  readonly unsaved: Set<string>;
  readonly isAsking: boolean;
  readonly keep: () => void;
  readonly discard: () => void;
}

/**
 * Asks before a dialog is closed with unsaved input. What the dialog shows stands in a `ClosingGuard`;
 * `hasChanges` is for input that no form in it holds. `onClose` is called once it may close.
 */
export function useClosingGuard(onClose: () => void, hasChanges = false): ClosingGuardState {
  const [unsaved] = useState(() => new Set<string>());
  const [isAsking, setAsking] = useState(false);
  return {
    close: () => (hasChanges || unsaved.size > 0 ? setAsking(true) : onClose()),
    unsaved,
    isAsking,
    keep: () => setAsking(false),
    discard: () => {
      setAsking(false);
      onClose();
    },
  };
}
