import { type ReactNode, Suspense } from 'react';
import styles from './header.module.css';
import { useHeaderPanel } from './use-header-panel.ts';

interface Props {
  readonly label: string;
  readonly icon: ReactNode;
  /** Fetches the panel's code when somebody reaches for the button. */
  readonly onReach?: () => void;
  /** What opens; `close` puts it away again. */
  readonly content: (close: () => void) => ReactNode;
}

/** A button of the header with a panel below it, which in a narrow window stands at the window's end. */
export function ToolPopover({ label, icon, onReach, content }: Props) {
  const { isOpen, toggle, close, place } = useHeaderPanel();
  return (
    <div ref={place} className={styles.place}>
      <button
        type="button"
        className={styles.toolButton}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={toggle}
        onPointerEnter={onReach}
        onFocus={onReach}
      >
        {icon}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <div role="dialog" aria-label={label} className={styles.panel}>
            {content(close)}
          </div>
        </Suspense>
      )}
    </div>
  );
}
