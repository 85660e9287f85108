import type { EmployerDesk } from '@leafshift/contracts/employer-shifts';
import { addDays, type CalendarDay, dayBounds } from '@leafshift/domain/time-zone';
import { useFormats } from '@leafshift/i18n';
import { useShell } from '@leafshift/shell-sdk';
import { readersZone } from '@leafshift/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMay } from '../team/use-may.ts';
import styles from './desk-strip.module.css';
import { deskQuery, spentQuery } from './queries.ts';

/** The parts in the order of their urgency; what is not in time cannot be mended later. */
const PARTS = ['payments', 'disputes', 'requests', 'toSubmit', 'openSpots'] as const;

/** What only who sees money settles. */
const OF_MONEY: readonly (keyof EmployerDesk)[] = ['payments', 'disputes', 'toSubmit'];

interface DeskStripProps {
  readonly today: CalendarDay;
  /** The last day of the week that today lies in. */
  readonly lastDay: CalendarDay;
}

/** What needs its employer, counted, each leading to where it is done (POST-61). */
export function DeskStrip({ today, lastDay }: DeskStripProps) {
  const { t } = useTranslation('mf-employer');
  const { api } = useShell();
  const formats = useFormats();
  const until = dayBounds(addDays(lastDay, 1), readersZone()).from.toISOString();
  const desk = useQuery(deskQuery(api, until));
  const seesMoney = useMay('money');
  const spent = useQuery({ ...spentQuery(api), enabled: seesMoney });
  const ways: Readonly<Record<keyof EmployerDesk, string>> = {
    payments: '/workhistory',
    disputes: '/posts?tab=needs-action',
    requests: '/posts?tab=needs-action',
    toSubmit: '/posts?tab=to-submit',
    openSpots: `/posts?state=open&from=${today}&to=${lastDay}`,
  };
  return (
    <section aria-label={t('desk.title')}>
      <ul className={styles.strip}>
        {PARTS.filter((part) => seesMoney || !OF_MONEY.includes(part)).map((part) => (
          <li key={part}>
            <Tile
              to={ways[part]}
              label={t(`desk.${part}`)}
              figure={desk.data && formats.number(desk.data[part])}
              need={needOf(part, desk.data)}
            />
          </li>
        ))}
        {seesMoney && (
          <li>
            <Tile
              to="/subscription"
              label={t('desk.spent')}
              figure={spent.data === undefined ? undefined : formats.dollars(spent.data)}
              need="none"
            />
          </li>
        )}
      </ul>
    </section>
  );
}

type Need = 'action' | 'open' | 'none';

function needOf(part: keyof EmployerDesk, desk: EmployerDesk | undefined): Need {
  if (!desk?.[part]) return 'none';
  return part === 'openSpots' ? 'open' : 'action';
}

interface TileProps {
  readonly to: string;
  readonly label: string;
  /** Absent while it is not known. */
  readonly figure: string | undefined;
  readonly need: Need;
}

function Tile({ to, label, figure, need }: TileProps) {
  return (
    <Link to={to} className={styles.tile} data-need={need}>
      <span className={styles.figure}>
        {figure === undefined ? (
          <span aria-hidden>–</span>
        ) : (
          <bdi className="ls-figures">{figure}</bdi>
        )}
      </span>{' '}
      <span className={styles.label}>{label}</span>
    </Link>
  );
}
