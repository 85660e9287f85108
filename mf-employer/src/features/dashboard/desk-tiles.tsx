import type { EmployerDesk } from '@leafshift/contracts/employer-shifts';
import type { CalendarDay } from '@leafshift/domain/time-zone';
import { useFormats } from '@leafshift/i18n';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './desk-strip.module.css';

/** The parts in the order of their urgency; what is not in time cannot be mended later. */
const PARTS = ['payments', 'disputes', 'requests', 'toSubmit', 'openSpots'] as const;

/** What only who sees money settles. */
const OF_MONEY: readonly (keyof EmployerDesk)[] = ['payments', 'disputes', 'toSubmit'];

interface DeskTilesProps {
  readonly today: CalendarDay;
  /** The last day of the week that today lies in. */
  readonly lastDay: CalendarDay;
  /** Absent while it is not known. */
  readonly desk: EmployerDesk | undefined;
  readonly seesMoney: boolean;
  /** Dollars; absent while it is not known. */
  readonly spent: number | undefined;
}

/** What needs its employer, counted, each leading to where it is done (POST-61). */
export function DeskTiles({ today, lastDay, desk, seesMoney, spent }: DeskTilesProps) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
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
              figure={desk && formats.number(desk[part])}
              need={needOf(part, desk)}
            />
          </li>
        ))}
        {seesMoney && (
          <li>
            <Tile
              to="/subscription"
              label={t('desk.spent')}
              figure={spent === undefined ? undefined : formats.dollars(spent)}
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
