import type { TempPost } from '@leafshift/contracts/posts';
import { employerShiftStatusOf } from '../shift/employer-shift-status.ts';
import { whenShiftReached } from '../shift-modal/lazy-shift-modal.ts';
import { useOpenShift } from '../shift-modal/use-open-shift.ts';
import styles from './shift-chip.module.css';
import { chipOpens, ShiftChipFace } from './shift-chip-face.tsx';

/** One shift of the week, opening its panel. */
export function ShiftChip({ post }: { readonly post: TempPost }) {
  const { open } = useOpenShift();
  const status = employerShiftStatusOf(post);
  return (
    <button
      type="button"
      className={styles.chip}
      data-status={status}
      title={post.location.locationName}
      onClick={() => open(post._id, chipOpens(status))}
      {...whenShiftReached}
    >
      <ShiftChipFace post={post} />
    </button>
  );
}
