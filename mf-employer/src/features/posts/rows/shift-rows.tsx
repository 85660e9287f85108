import type { EmployerShiftRow } from '@leafshift/contracts/employer-shifts';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import Checkbox from 'antd/es/checkbox';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../team/use-may.ts';
import { ShiftRow } from './shift-row.tsx';
import styles from './shift-rows.module.css';

const ROW_PX = 64;
const ROWS_AHEAD = 12;

interface ShiftRowsProps {
  readonly label: string;
  readonly rows: readonly EmployerShiftRow[];
  /** All there are, also those that are not loaded yet. */
  readonly count: number;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (ids: readonly string[], isChosen: boolean) => void;
  readonly onCancel: (row: EmployerShiftRow) => void;
}

/** Shifts as dense rows, of which only those in sight are in the page (ADR 0250). */
export function ShiftRows({ label, rows, count, chosen, onChoose, onCancel }: ShiftRowsProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  // What stands above the rows changes its height with filters and the width of the window.
  useLayoutEffect(() => {
    const from = body.current?.getBoundingClientRect().top ?? 0;
    setTop(Math.round(from + window.scrollY));
  }, []);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_PX,
    overscan: ROWS_AHEAD,
    scrollMargin: top,
    getItemKey: (index) => rows[index]?.post._id ?? index,
  });
  return (
    <table aria-label={label} aria-rowcount={count + 1} className={styles.table}>
      <Head rows={rows} chosen={chosen} onChoose={onChoose} />
      <tbody ref={body} className={styles.body} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ key, index, start }) => {
          const row = rows[index];
          return (
            row && (
              <tr
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                aria-rowindex={index + 2}
                data-chosen={chosen.has(row.post._id)}
                className={styles.row}
                style={{ transform: `translateY(${start - top}px)` }}
              >
                <ShiftRow
                  row={row}
                  isChosen={chosen.has(row.post._id)}
                  onChoose={(isChosen) => onChoose([row.post._id], isChosen)}
                  onCancel={() => onCancel(row)}
                />
              </tr>
            )
          );
        })}
      </tbody>
    </table>
  );
}

function Head({ rows, chosen, onChoose }: Pick<ShiftRowsProps, 'rows' | 'chosen' | 'onChoose'>) {
  const { t } = useTranslation('mf-employer');
  const seesMoney = useMay('money');
  const ids = rows.map(({ post }) => post._id);
  const isAll = ids.length > 0 && ids.every((id) => chosen.has(id));
  return (
    <thead>
      <tr aria-rowindex={1} className={styles.head}>
        <th scope="col" className={styles.choose}>
          <Checkbox
            checked={isAll}
            indeterminate={!isAll && ids.some((id) => chosen.has(id))}
            aria-label={t('posts.selectAll')}
            onChange={({ target }) => onChoose(ids, target.checked)}
          />
        </th>
        <th scope="col">{t('posts.column.when')}</th>
        <th scope="col">{t('posts.column.shift')}</th>
        <th scope="col">{t('posts.column.staffing')}</th>
        <th scope="col">{t('posts.column.needs')}</th>
        <th scope="col" className={styles.total}>
          {seesMoney && t('posts.column.total')}
        </th>
        <th scope="col">
          <span className="ls-unseen">{t('posts.column.actions')}</span>
        </th>
      </tr>
    </thead>
  );
}
