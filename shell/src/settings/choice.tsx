import type { ReactNode } from 'react';
import { Icon } from '../layout/icon.tsx';
import styles from './choice.module.css';

interface ChoicesProps {
  readonly legend: string;
  readonly isLarge: boolean;
  /** Why the last choice does not hold. */
  readonly problem?: string | null;
  readonly children: ReactNode;
}

/** A group of choices of which one holds. */
export function Choices({ legend, isLarge, problem, children }: ChoicesProps) {
  return (
    <fieldset className={styles.group} data-large={isLarge}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.choices}>{children}</div>
      <div role="alert">{problem && <p className={styles.problem}>{problem}</p>}</div>
    </fieldset>
  );
}

interface ChoiceProps {
  /** What is chosen: the choices of one group exclude each other. */
  readonly group: 'theme' | 'language';
  readonly isLarge: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly picture?: ReactNode;
  /** The language of the words, where it is another than the page's. */
  readonly language?: string;
  readonly children: ReactNode;
}

/** One choice, with a tick when it holds. */
export function Choice(props: ChoiceProps) {
  const { group, isLarge, isChosen, onChoose, picture, language, children } = props;
  return (
    <label className={styles.choice} data-large={isLarge} lang={language}>
      <input
        type="radio"
        // The menu can be open above the settings page.
        name={isLarge ? `${group}-of-page` : group}
        className={styles.radio}
        checked={isChosen}
        onChange={onChoose}
      />
      {picture}
      <span className={styles.words}>{children}</span>
      <span className={styles.tick}>
        <Icon name="check" size={16} />
      </span>
    </label>
  );
}
