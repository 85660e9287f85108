import styles from './choice-switch.module.css';

interface ChoiceSwitchProps<Choice extends string> {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly chosen: Choice;
  readonly nameOf: (choice: Choice) => string;
  readonly onChoose: (choice: Choice) => void;
}

/** A few ways to see the same, one of them chosen. */
export function ChoiceSwitch<Choice extends string>({
  label,
  choices,
  chosen,
  nameOf,
  onChoose,
}: ChoiceSwitchProps<Choice>) {
  return (
    <fieldset className={styles.switch} aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === chosen}
          className={styles.choice}
          onClick={() => onChoose(choice)}
        >
          {nameOf(choice)}
        </button>
      ))}
    </fieldset>
  );
}
