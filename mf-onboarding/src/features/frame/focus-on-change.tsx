import { type ReactNode, useEffect, useRef } from 'react';
import styles from './onboarding-frame.module.css';

interface Props {
  /** What is shown at this moment. */
  readonly of: string | null;
  readonly children: ReactNode;
}

/** Takes the focus when something else is shown, because the button that had it is gone. */
export function FocusOnChange({ of: shown, children }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const before = useRef(shown);

  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    area.current?.focus();
  }, [shown]);

  return (
    <div ref={area} tabIndex={-1} className={styles.area}>
      {children}
    </div>
  );
}
