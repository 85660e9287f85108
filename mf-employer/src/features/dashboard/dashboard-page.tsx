import { daysOfWeek } from '@leafshift/domain/schedule';
import { type CalendarDay, calendarDayIn } from '@leafshift/domain/time-zone';
import { DashboardColumns } from '@leafshift/remote-pages/calendar';
import { UnreadMessages } from '@leafshift/remote-pages/conversations';
import { RemoteSlot } from '@leafshift/shell-sdk';
import { lazyPart } from '@leafshift/ui/lazy';
import { Page } from '@leafshift/ui/page';
import { ListSkeleton } from '@leafshift/ui/states';
import { readersZone } from '@leafshift/ui/text';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceSwitch } from '../choice/choice-switch.tsx';
import { HomeDisputes } from '../disputes/home-disputes.tsx';
import { HomeRefusedPay } from '../secured-pay/home-refused-pay.tsx';
import { useLiveShifts } from '../shift/use-live-shifts.ts';
import { DeskStrip } from './desk-strip.tsx';
import { HomeReview } from './home-review.tsx';
import { HOME_VIEWS } from './home-view.ts';
import { HomeWeek } from './home-week.tsx';
import { useHomeView } from './use-home-view.ts';

const HomeMonth = lazyPart(async () => (await import('./home-month.tsx')).HomeMonth);

/** The employer's home page: what needs one, the week or the month, and the notifications. */
export function DashboardPage() {
  const { t } = useTranslation('mf-employer');
  const [view, show] = useHomeView();
  const today = calendarDayIn(Date.now(), readersZone());
  useLiveShifts();
  return (
    <Page>
      <h1 className="ls-unseen">{t('title.home')}</h1>
      <HomeReview />
      <DeskStrip today={today} lastDay={daysOfWeek(today).at(-1) as CalendarDay} />
      <UnreadMessages holdsBelow />
      <HomeRefusedPay />
      <HomeDisputes />
      <RemoteSlot name="employer-home" />
      <DashboardColumns>
        <ChoiceSwitch
          label={t('home.calendar')}
          choices={HOME_VIEWS}
          chosen={view}
          nameOf={(each) => t(`home.${each}`)}
          onChoose={show}
        />
        {view === 'week' ? (
          <HomeWeek />
        ) : (
          <Suspense fallback={<ListSkeleton rows={6} />}>
            <HomeMonth.Part />
          </Suspense>
        )}
      </DashboardColumns>
    </Page>
  );
}
