import { type Ref, useId, useState } from 'react';
import { FieldError } from '../form/field-error.tsx';
import { useUiText } from '../locales/use-ui-text.ts';
import styles from './rating.module.css';
import { Star } from './star.tsx';

const STARS = [1, 2, 3, 4, 5] as const;

/** Where the stars of a worker stand before anything is chosen (RATING-1). */
export const DEFAULT_RATING = 4;

interface RatingInputProps {
  readonly label: string;
  /** 1 to 5; null before anything is chosen. */
  readonly value: number | null;
  readonly onChange: (value: number) => void;
  readonly isDisabled?: boolean;
  /** What is wrong with the choice, said under the stars. */
  readonly problem?: string | undefined;
  /** Gets the star that the keyboard enters by. */
  readonly focus?: Ref<HTMLInputElement>;
}

/** Five stars to choose from, as radio buttons: arrow keys move, each says its number. */
export function RatingInput({
  label,
  value,
  onChange,
  isDisabled = false,
  problem,
  focus,
}: RatingInputProps) {
  const t = useUiText();
  const name = useId();
  const [hovered, setHovered] = useState<number | null>(null);
  const shown = hovered ?? value ?? 0;
  return (
    <fieldset
      className={styles.input}
      disabled={isDisabled}
      aria-describedby={problem && `${name}-problem`}
      onPointerLeave={() => setHovered(null)}
    >
      <legend className={styles.legend}>{label}</legend>
      {STARS.map((stars) => (
        <label key={stars} className={styles.choice} onPointerEnter={() => setHovered(stars)}>
          <input
            type="radio"
            className="ls-unseen"
            name={name}
            value={stars}
            checked={value === stars}
            ref={stars === (value ?? 1) ? focus : undefined}
            onChange={() => onChange(stars)}
          />
          <Star isFilled={stars <= shown} size={28} />
          <span className="ls-unseen">{t('rating.stars', { count: stars })}</span>
        </label>
      ))}
      <FieldError id={`${name}-problem`} message={problem} />
    </fieldset>
  );
}
