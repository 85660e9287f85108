import { useFormats } from '@leafshift/i18n';
import { ShiftDate } from '@leafshift/ui/text';
import { useTranslation } from 'react-i18next';
import { FAR_KM, type ShiftGroup } from './shift-groups.ts';
import styles from './shift-list.module.css';

interface GroupHeadingProps {
  readonly group: ShiftGroup;
  /** The group may go on with the next page: the count is what is in sight. */
  readonly isOpenEnded: boolean;
}

/** What the shifts below have in common, and how many they are. */
export function GroupHeading({ group, isOpenEnded }: GroupHeadingProps) {
  const { t } = useTranslation('mf-worker');
  const formats = useFormats();
  const [first] = group.shifts;
  if (group.of === 'all' || !first) return null;
  const count = group.shifts.length;
  return (
    <h2 className={styles.heading}>
      {group.of === 'day' ? (
        <ShiftDate at={first.date} zone={first.timeZone} />
      ) : (
        t('findWork.far', { distance: formats.number(FAR_KM) })
      )}
      <span className={styles.count}>
        {isOpenEnded ? t('findWork.countOrMore', { count }) : t('findWork.count', { count })}
      </span>
    </h2>
  );
}
