import type { Application } from '@leafshift/contracts/applications';
import type { Bookkeeping } from '@leafshift/contracts/bookkeeping';
import type { Briefing } from '@leafshift/contracts/briefings';
import type { Notice, OpenConversation } from '@leafshift/contracts/conversations';
import type { FavouriteWorker, Invitation } from '@leafshift/contracts/favourites';
import type { Invoice } from '@leafshift/contracts/invoice';
import type { BusinessMember, MemberAct, MemberInvitation } from '@leafshift/contracts/members';
import type { ShiftChain } from '@leafshift/contracts/next-in-line';
import type { Notification } from '@leafshift/contracts/notification';
import type { PostingTemplate } from '@leafshift/contracts/posting-templates';
import type { CompletedShift, PermanentPost, TempPost } from '@leafshift/contracts/posts';
import type { Profile } from '@leafshift/contracts/profile';
import type { ScheduleEntry, StoreBudget } from '@leafshift/contracts/schedule';
import type { User } from '@leafshift/contracts/users';
import type { NotAgainWorker, WorkerNote } from '@leafshift/contracts/worker-notes';
import {
  aFavouriteWorker,
  aNotification,
  anEmployer,
  anId,
  aPaymentMethod,
  aPermanentPost,
  aPostingTemplate,
  someTalks,
} from '@leafshift/testing/builders';
import { anApiError } from '@leafshift/testing/mock-api';
import { sampleActs } from './sample-acts.ts';
import { sampleApplications } from './sample-applications.ts';
import { sampleHistory } from './sample-history.ts';
import { LOCATIONS, sampleProfile } from './sample-profile.ts';
import { sampleShifts } from './sample-shifts.ts';
import { sampleTeam } from './sample-team.ts';

/** What the mocked marketplace holds; handlers change it as the API would. */
export interface Store {
  user: User;
  profile: Profile;
  shifts: TempPost[];
  permanent: PermanentPost[];
  history: CompletedShift[];
  invoices: Invoice[];
  notifications: Notification[];
  favourites: FavouriteWorker[];
  /** By the shift's id. */
  invitations: Map<string, Invitation[]>;
  /** By the shift's id. */
  chains: Map<string, ShiftChain>;
  templates: PostingTemplate[];
  drafts: ScheduleEntry[];
  budgets: StoreBudget[];
  applications: Application[];
  talks: OpenConversation[];
  notices: Notice[];
  briefings: Briefing[];
  bookkeeping: Bookkeeping;
  team: BusinessMember[];
  invited: MemberInvitation[];
  acts: MemberAct[];
  /** By the worker's user id. */
  workerNotes: Map<string, WorkerNote[]>;
  notAgain: NotAgainWorker[];
}

/** A business in the middle of its month. */
export function createStore(now: Date, changes: Partial<Store> = {}): Store {
  const { shifts, invoices } = sampleHistory(now);
  const second = aPaymentMethod({ _id: anId(802), last4: '1881', isDefault: false });
  const user = anEmployer({ paymentMethods: [aPaymentMethod(), second] });
  const team = sampleTeam(user, LOCATIONS[0]._id);
  const coming = sampleShifts(now);
  return {
    user,
    profile: sampleProfile(),
    shifts: coming,
    permanent: samplePermanent(now),
    history: shifts,
    invoices,
    notifications: sampleNotifications(now),
    favourites: sampleFavourites(),
    invitations: new Map(),
    chains: new Map(),
    templates: [aPostingTemplate()],
    drafts: [],
    budgets: [],
    applications: sampleApplications(now),
    talks: someTalks(now.getTime(), ['Ana Roy', 'Ben Li', 'Chloe Tremblay']),
    notices: [],
    briefings: [],
    bookkeeping: { gstNumber: null, purchaseOrder: null, stores: [] },
    team,
    invited: [],
    acts: sampleActs(now, team, coming),
    workerNotes: new Map(),
    notAgain: [],
    ...changes,
  };
}

/** The one with this id; NOT_FOUND as the API answers it. */
export function found<Entry extends { readonly _id: string }>(
  entries: readonly Entry[],
  id: string,
): Entry {
  const entry = entries.find((known) => known._id === id);
  if (!entry) {
    throw anApiError('NOT_FOUND');
  }
  return entry;
}

/** The entries with one of them replaced. */
export function replaced<Entry extends { readonly _id: string }>(
  entries: readonly Entry[],
  entry: Entry,
): Entry[] {
  return entries.map((known) => (known._id === entry._id ? entry : known));
}

function sampleFavourites(): FavouriteWorker[] {
  return [
    aFavouriteWorker({ _id: anId(60) }),
    aFavouriteWorker({ _id: anId(62), name: 'Mei Lin Chow', rating: 4.28, shiftsWithMe: 1 }),
    aFavouriteWorker({ _id: anId(63), name: 'Noah Tremblay', rating: null, shiftsWithMe: 0 }),
  ];
}

const DAY_MS = 86_400_000;

function samplePermanent(now: Date): PermanentPost[] {
  const titles = [
    'Store Manager',
    'Head Grower',
    'Regional Compliance and Quality Assurance Lead for the Greater Toronto and Hamilton Area',
  ];
  return titles.map((jobType, index) =>
    aPermanentPost({
      _id: anId(7000 + index),
      jobType,
      date: new Date(now.getTime() - (index * 9 + 1) * DAY_MS).toISOString(),
      expiresAt: new Date(now.getTime() + 50 * DAY_MS).toISOString(),
    }),
  );
}

function sampleNotifications(now: Date): Notification[] {
  const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
  const ofTrimmer = { jobTitle: 'Trimmer', date: before(-48), timeZone: 'America/Toronto' };
  return [
    aNotification({ _id: anId(710), createdAt: before(0.4) }),
    aNotification({
      _id: anId(711),
      kind: 'payment-failed',
      params: { invoice: 'LS-000141', amount: '198.40', reason: 'CARD_DECLINED' },
      notificationMessage: 'Your card was declined for invoice LS-000141',
      link: '/workhistory',
      createdAt: before(5),
    }),
    aNotification({
      _id: anId(712),
      kind: 'terms-agreed',
      params: { ...ofTrimmer, name: 'Devon Blake' },
      notificationMessage: 'Devon Blake agreed to the changed Trimmer shift',
      isRead: true,
      createdAt: before(30),
    }),
    aNotification({
      _id: anId(713),
      kind: 'invoice-created',
      params: { ...ofTrimmer, invoice: 'LS-000142', amount: '241.37' },
      notificationMessage: 'Invoice LS-000142 over $241.37 is in your work history',
      link: '/workhistory',
      isRead: true,
      createdAt: before(70),
    }),
  ];
}
