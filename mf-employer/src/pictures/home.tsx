import type { Timesheet } from '@leafshift/contracts/clockedtime';
import type { Conversation } from '@leafshift/contracts/conversations';
import type { EmployerDesk } from '@leafshift/contracts/employer-shifts';
import type { TempPost } from '@leafshift/contracts/posts';
import type { Profile } from '@leafshift/contracts/profile';
import type { MonthsOfAccount } from '@leafshift/contracts/reports';
import type { ShiftSecuredPay } from '@leafshift/contracts/secured-pay';
import { isOnboardingDone } from '@leafshift/domain/onboarding';
import { daysOfWeek } from '@leafshift/domain/schedule';
import { type CalendarDay, calendarDayIn } from '@leafshift/domain/time-zone';
import { messageTexts } from '@leafshift/i18n/messages';
import { conversationTexts } from '@leafshift/remote-pages/conversations';
import { definePicture, type PictureSurroundings } from '@leafshift/shell-sdk/picture';
import { uiTexts } from '@leafshift/ui/locales';
import { reviewState } from '@leafshift/ui/review';
import { readersZone } from '@leafshift/ui/text';
import { deskUntil } from '../features/dashboard/desk-until.ts';
import { homeView } from '../features/dashboard/home-view.ts';
import { periodOfDays } from '../features/dashboard/period-of-days.ts';
import { shiftsByDay } from '../features/dashboard/shifts-by-day.ts';
import { spentThisMonth } from '../features/dashboard/spent-this-month.ts';
import { may } from '../features/team/may.ts';
import { HomePicture } from './home/home-picture.tsx';

interface Shifts {
  readonly posts: readonly TempPost[];
  readonly nextCursor: string | null;
}

interface Asked {
  readonly ask: PictureSurroundings['ask'];
  readonly days: readonly CalendarDay[];
  readonly seesMoney: boolean;
}

async function askForAll({ ask, days, seesMoney }: Asked) {
  const lastDay = days.at(-1) as CalendarDay;
  const week = new URLSearchParams({ ...periodOfDays(days), limit: '100' });
  const desk = new URLSearchParams({ until: deskUntil(lastDay) });
  const [shifts, waiting, account, talks, pay, disputed, profile] = await Promise.all([
    ask<Shifts>(`/posts/employer-posts?${week}`),
    ask<EmployerDesk>(`/employer-shifts/desk?${desk}`),
    seesMoney ? ask<MonthsOfAccount>('/reports/months') : undefined,
    ask<{ conversations: readonly Conversation[] }>('/conversations'),
    ask<{ shifts: readonly ShiftSecuredPay[] }>('/secured-pay/shifts'),
    ask<{ timesheets: readonly Timesheet[] }>('/clockedtime/timesheets?state=disputed&limit=100'),
    ask<Profile>('/profile/me'),
  ]);
  if (!shifts || !waiting || account === null || !talks || !pay || !disputed || !profile) {
    return null;
  }
  return { shifts, waiting, account, talks, pay, disputed, profile };
}

type Answers = NonNullable<Awaited<ReturnType<typeof askForAll>>>;

/** What the page shows between its numbers and its week, and a picture does not. */
const needsMore = ({ pay, disputed, profile }: Answers): boolean =>
  reviewState(profile, 'business') !== null ||
  pay.shifts.some(({ state }) => state === 'refused') ||
  disputed.timesheets.some(({ dispute }) => dispute?.answer === null);

// What needs the business and its week, as /home is opened.
definePicture({
  remote: 'mf-employer',
  loadTexts: (language) => import(`../locales/${language}.json`),
  sharedTexts: [uiTexts, messageTexts, conversationTexts],
  draw: async ({ user, path, ask }) => {
    if (path !== '/home' || user === null || !isOnboardingDone(user, false)) return null;
    if (homeView(new URLSearchParams()) !== 'week') return null;
    const today = calendarDayIn(Date.now(), readersZone());
    const days = daysOfWeek(today);
    const seesMoney = may(user, 'money');
    const answers = await askForAll({ ask, days, seesMoney });
    if (answers === null || answers.shifts.nextCursor !== null || needsMore(answers)) return null;
    const { shifts, waiting, account, talks } = answers;
    return (
      <HomePicture
        today={today}
        days={days}
        desk={waiting}
        seesMoney={seesMoney}
        spent={account && spentThisMonth(account)}
        conversations={talks.conversations}
        byDay={shiftsByDay(shifts.posts)}
      />
    );
  },
});
