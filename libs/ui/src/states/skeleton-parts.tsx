import styles from './skeleton.module.css';

/** The numbers from 0 to count - 1, as keys of parts that are all alike. */
export const numbered = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => i);

interface BlockProps {
  readonly width?: number | string;
  readonly height: number;
  readonly radius?: number | string;
}

/** One grey block. */
export function Block({ width = '100%', height, radius }: BlockProps) {
  return <div className={styles.block} style={{ width, height, borderRadius: radius }} />;
}

/** An entry of a list: a picture and two lines. */
export function SkeletonRow() {
  return (
    <div className={styles.row}>
      <Block width={40} height={40} radius="50%" />
      <div className={styles.lines}>
        <Block width="46%" height={16} />
        <Block width="72%" height={12} />
      </div>
    </div>
  );
}
