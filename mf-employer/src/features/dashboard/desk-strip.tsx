import type { CalendarDay } from '@leafshift/domain/time-zone';
import { useShell } from '@leafshift/shell-sdk';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../team/use-may.ts';
import { DeskTiles } from './desk-tiles.tsx';
import { deskUntil } from './desk-until.ts';
import { deskQuery, spentQuery } from './queries.ts';

interface DeskStripProps {
  readonly today: CalendarDay;
  /** The last day of the week that today lies in. */
  readonly lastDay: CalendarDay;
}

/** What needs its employer, kept up to date. */
export function DeskStrip({ today, lastDay }: DeskStripProps) {
  const { api } = useShell();
  const desk = useQuery(deskQuery(api, deskUntil(lastDay)));
  const seesMoney = useMay('money');
  const spent = useQuery({ ...spentQuery(api), enabled: seesMoney });
  return (
    <DeskTiles
      today={today}
      lastDay={lastDay}
      desk={desk.data}
      seesMoney={seesMoney}
      spent={spent.data}
    />
  );
}
