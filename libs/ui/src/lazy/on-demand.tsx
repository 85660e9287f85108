import { type ReactNode, Suspense, useState } from 'react';

interface OnDemandProps {
  readonly isOpen: boolean;
  /** A lazy dialog; stays mounted once it was opened, so that it can close in peace. */
  readonly children: ReactNode;
}

/** A dialog whose code is loaded when it is first opened. */
export function OnDemand({ isOpen, children }: OnDemandProps) {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened ? <Suspense fallback={null}>{children}</Suspense> : null;
}
