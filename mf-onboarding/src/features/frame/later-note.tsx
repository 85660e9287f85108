import styles from './onboarding-frame.module.css';

/** Says that a step may be left for later. */
export const LaterNote = ({ text }: { text: string }) => <p className={styles.note}>{text}</p>;
