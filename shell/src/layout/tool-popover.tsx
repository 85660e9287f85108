import Popover from 'antd/es/popover';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useIsNarrow } from '../app/use-is-narrow.ts';
import styles from './header.module.css';

interface Props {
  readonly label: string;
  readonly icon: ReactNode;
  /** What opens; `close` puts it away again. */
  readonly content: (close: () => void) => ReactNode;
}

/** In a narrow window there is no room to begin at the button: the panel stands at the window's end. */
const atTheEnd = (direction: 'ltr' | 'rtl') =>
  direction === 'rtl' ? { left: 8, right: 'auto' } : { left: 'auto', right: 8 };

/** A button of the header with a panel below it: Escape, a click elsewhere or another page close it. */
export function ToolPopover({ label, icon, content }: Props) {
  const { i18n } = useTranslation('shell');
  const isNarrow = useIsNarrow();
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
      styles={{ container: { padding: 0 }, root: isNarrow ? atTheEnd(i18n.dir()) : {} }}
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
