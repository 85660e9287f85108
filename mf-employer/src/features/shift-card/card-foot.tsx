import Button from 'antd/es/button';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './shift-card.module.css';

interface CardFootProps {
  /** What 'Show Details' unfolds. */
  readonly details: ReactNode;
  /** Loads the code of the details, once somebody is about to ask for them. */
  readonly preload: () => void;
  /** Quiet buttons beside 'Show Details'. */
  readonly links?: ReactNode;
  /** Buttons for what can be done with the posting here. */
  readonly actions?: ReactNode;
}

/** The foot of a posting's card, with the details that it unfolds above itself. */
export function CardFoot({ details, preload, links, actions }: CardFootProps) {
  const { t } = useTranslation('mf-employer');
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Suspense fallback={null}>{details}</Suspense>}
      </div>
      <footer className={styles.actions}>
        <span className={styles.links}>
          <Button
            type="text"
            aria-expanded={isOpen}
            aria-controls={id}
            onPointerEnter={preload}
            onFocus={preload}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t(isOpen ? 'action.hideDetails' : 'action.showDetails')}
          </Button>
          {links}
        </span>
        {actions && <span className={styles.right}>{actions}</span>}
      </footer>
    </>
  );
}
