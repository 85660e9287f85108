import type { Type } from '@nestjs/common';
import { AccountReviewsModule } from './account-reviews/index.ts';
import { AccountStatementsModule } from './account-statements/index.ts';
import { AdminModule } from './admin/index.ts';
import { AffiliatesModule } from './affiliates/index.ts';
import { ApplicationsModule } from './applications/index.ts';
import { AssignmentsModule } from './assignments/index.ts';
import { AttendanceModule } from './attendance/index.ts';
import { AuthModule } from './auth/index.ts';
import { AutoConfirmModule } from './auto-confirm/index.ts';
import { AvailabilityModule } from './availability/index.ts';
import { BackOfficeModule } from './back-office/index.ts';
import { BackOfficePeopleModule } from './back-office-people/index.ts';
import { BoardPagesModule } from './board-pages/index.ts';
import { BookingsModule } from './bookings/index.ts';
import { BookkeepingModule } from './bookkeeping/index.ts';
import { BriefingsModule } from './briefings/index.ts';
import { CalendarFeedModule } from './calendar-feed/index.ts';
import { ClockedTimeModule } from './clockedtime/index.ts';
import { ConversationsModule } from './conversations/index.ts';
import { CredentialsModule } from './credentials/index.ts';
import { EarningsModule } from './earnings/index.ts';
import { EligibilityModule } from './eligibility/index.ts';
import { EmployerShiftsModule } from './employer-shifts/index.ts';
import { FavouritesModule } from './favourites/index.ts';
import { FinanceModule } from './finance/index.ts';
import { HealthModule } from './health/index.ts';
import { InvoiceModule } from './invoice/index.ts';
import { InvoiceDocumentsModule } from './invoice-documents/index.ts';
import { JobBoardModule } from './job-board/index.ts';
import { LedgerModule } from './ledger/index.ts';
import { MarketStatsModule } from './market-stats/index.ts';
import { MemberActsModule } from './member-acts/index.ts';
import { MemberStoresModule } from './member-stores/index.ts';
import { MembersModule } from './members/index.ts';
import { ModerationModule } from './moderation/index.ts';
import { NextInLineModule } from './next-in-line/index.ts';
import { NotificationModule } from './notification/index.ts';
import { OverlappingRequestsModule } from './overlapping-requests/index.ts';
import { PartReportsModule } from './part-reports/index.ts';
import { PayoutsModule } from './payouts/index.ts';
import { PhonesModule } from './phones/index.ts';
import { PlacesModule } from './places/index.ts';
import { PostingTemplatesModule } from './posting-templates/index.ts';
import { PostsModule } from './posts/index.ts';
import { PreferencesModule } from './preferences/index.ts';
import { ProfileModule } from './profile/index.ts';
import { PushModule } from './push/index.ts';
import { QuizzesModule } from './quizzes/index.ts';
import { RatingModule } from './rating/index.ts';
import { ReleasesModule } from './releases/index.ts';
import { ReportsModule } from './reports/index.ts';
import { SavedSearchesModule } from './saved-searches/index.ts';
import { ScheduleModule } from './schedule/index.ts';
import { SecondFactorModule } from './second-factor/index.ts';
import { SecuredPayModule } from './secured-pay/index.ts';
import { SecurityModule } from './security/index.ts';
import { StripeModule } from './stripe/index.ts';
import { SubmissionsModule } from './submissions/index.ts';
import { SupportModule } from './support/index.ts';
import { SuspendedWorkersModule } from './suspended-workers/index.ts';
import { SuspensionsModule } from './suspensions/index.ts';
import { TeamModule } from './team/index.ts';
import { UploadsModule } from './uploads/index.ts';
import { UsersModule } from './users/index.ts';
import { VerificationModule } from './verification/index.ts';
import { WorkerNotesModule } from './worker-notes/index.ts';

/** Every module of the API. */
export const modules: readonly Type[] = [
  AccountReviewsModule,
  AccountStatementsModule,
  AdminModule,
  ApplicationsModule,
  AssignmentsModule,
  AttendanceModule,
  AuthModule,
  AutoConfirmModule,
  AvailabilityModule,
  BackOfficeModule,
  BackOfficePeopleModule,
  BoardPagesModule,
  BookingsModule,
  BookkeepingModule,
  BriefingsModule,
  CalendarFeedModule,
  ClockedTimeModule,
  ConversationsModule,
  CredentialsModule,
  EarningsModule,
  EligibilityModule,
  EmployerShiftsModule,
  FavouritesModule,
  FinanceModule,
  HealthModule,
  InvoiceDocumentsModule,
  InvoiceModule,
  JobBoardModule,
  LedgerModule,
  MarketStatsModule,
  MemberActsModule,
  MemberStoresModule,
  MembersModule,
  ModerationModule,
  NextInLineModule,
  NotificationModule,
  PartReportsModule,
  OverlappingRequestsModule,
  PayoutsModule,
  PhonesModule,
  PlacesModule,
  PostingTemplatesModule,
  PostsModule,
  PreferencesModule,
  ProfileModule,
  PushModule,
  QuizzesModule,
  RatingModule,
  ReleasesModule,
  ReportsModule,
  SavedSearchesModule,
  ScheduleModule,
  SecondFactorModule,
  SecuredPayModule,
  SecurityModule,
  StripeModule,
  SubmissionsModule,
  SuspendedWorkersModule,
  SuspensionsModule,
  TeamModule,
  UploadsModule,
  UsersModule,
  VerificationModule,
  WorkerNotesModule,
  SupportModule,
  AffiliatesModule,
];
