import type { Conversation } from '@leafshift/contracts/conversations';
import type { EmployerDesk } from '@leafshift/contracts/employer-shifts';
import type { TempPost } from '@leafshift/contracts/posts';
import type { CalendarDay } from '@leafshift/domain/time-zone';
import { HomeColumns } from '@leafshift/remote-pages/calendar';
import { UnreadList } from '@leafshift/remote-pages/conversations';
import { NotificationFrame } from '@leafshift/ui/notification-list';
import { Card, Page } from '@leafshift/ui/page';
import { EmptyWords, ListSkeleton } from '@leafshift/ui/states';
import { useTranslation } from 'react-i18next';
import { ChoiceSwitch } from '../../features/choice/choice-switch.tsx';
import { DeskTiles } from '../../features/dashboard/desk-tiles.tsx';
import { HOME_VIEWS } from '../../features/dashboard/home-view.ts';
import { WayToPlan, WeekDays, WeekHead } from '../../features/dashboard/week-days.tsx';
import { ChipLink } from './chip-link.tsx';
import styles from './home-picture.module.css';

interface HomePictureProps {
  readonly today: CalendarDay;
  readonly days: readonly CalendarDay[];
  readonly desk: EmployerDesk;
  readonly seesMoney: boolean;
  /** Dollars; absent for who sees no money. */
  readonly spent: number | undefined;
  readonly conversations: readonly Conversation[];
  readonly byDay: ReadonlyMap<CalendarDay, readonly TempPost[]>;
}

/** The employer's home with its week, as it is before anything but its links can be used (LOOK-19). */
export function HomePicture({
  today,
  days,
  desk,
  seesMoney,
  spent,
  conversations,
  byDay,
}: HomePictureProps) {
  const { t } = useTranslation('mf-employer');
  const [week, lastDay] = [days[0] as CalendarDay, days.at(-1) as CalendarDay];
  return (
    <Page>
      <h1 className="ls-unseen">{t('title.home')}</h1>
      <DeskTiles today={today} lastDay={lastDay} desk={desk} seesMoney={seesMoney} spent={spent} />
      <UnreadList conversations={conversations} />
      <HomeColumns side={<Waiting />}>
        <div inert aria-hidden className={styles.choice}>
          <ChoiceSwitch
            label={t('home.calendar')}
            choices={HOME_VIEWS}
            chosen="week"
            nameOf={(each) => t(`home.${each}`)}
            onChoose={() => undefined}
          />
        </div>
        <Card>
          <WeekHead days={days}>
            <Turns />
          </WeekHead>
          <WeekDays
            days={days}
            today={today}
            byDay={byDay}
            isWaiting={false}
            chipOf={(post) => <ChipLink post={post} />}
          />
          {days.every((day) => !byDay.has(day)) && <NoPostings />}
          <WayToPlan week={week} />
        </Card>
      </HomeColumns>
    </Page>
  );
}

/** The notifications need what the page brings. */
const Waiting = () => (
  <NotificationFrame>
    <ListSkeleton rows={4} />
  </NotificationFrame>
);

function Turns() {
  const { t } = useTranslation('mf-employer');
  return (
    <span inert aria-hidden className={styles.turns}>
      <span className={styles.button}>‹</span>
      <span className={styles.button}>{t('home.today')}</span>
      <span className={styles.button}>›</span>
    </span>
  );
}

function NoPostings() {
  const { t } = useTranslation('mf-employer');
  return (
    <EmptyWords isCompact title={t('home.noPostings')} text={t('home.noPostingsText')}>
      <a href="/jobposting" className={styles.create}>
        {t('action.createPosting')}
      </a>
    </EmptyWords>
  );
}
