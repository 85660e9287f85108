import type { TempPost } from '@leafshift/contracts/posts';
import chipStyles from '../../features/dashboard/shift-chip.module.css';
import { chipOpens, ShiftChipFace } from '../../features/dashboard/shift-chip-face.tsx';
import { employerShiftStatusOf } from '../../features/shift/employer-shift-status.ts';

/** The chip of a shift, leading to the address under which its panel is open. */
export function ChipLink({ post }: { readonly post: TempPost }) {
  const status = employerShiftStatusOf(post);
  return (
    <a
      href={`/home?shift=${post._id}&view=${chipOpens(status)}`}
      className={chipStyles.chip}
      data-status={status}
      title={post.location.locationName}
    >
      <ShiftChipFace post={post} />
    </a>
  );
}
