import Popover from 'antd/es/popover';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './header.module.css';

interface Props {
  readonly label: string;
  readonly icon: ReactNode;
  /** What opens; `close` puts it away again. */
  readonly content: (close: () => void) => ReactNode;
}

/** A button of the header with a panel below it: Escape, a click elsewhere or another page close it. */
export function ToolPopover({ label, icon, content }: Props) {
  const { pathname } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === pathname;
  const close = (): void => setOpenOn(null);
  return (
    <Popover
      open={isOpen}
      onOpenChange={(open) => setOpenOn(open ? pathname : null)}
      trigger="click"
      placement="bottomRight"
      arrow={false}
      destroyOnHidden
      styles={{ container: { padding: 0 } }}
      content={content(close)}
    >
      <button
        type="button"
        className={styles.toolButton}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
      >
        {icon}
      </button>
    </Popover>
  );
}
