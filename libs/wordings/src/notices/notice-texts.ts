import type { NotificationKind } from '@leafshift/contracts/notification';

/** The sentence of every kind, its mail's subject, and the few that have a second form. */
export interface NoticeTexts {
  readonly message: Readonly<Record<NotificationKind, string>>;
  readonly variant: Readonly<Record<NoticeVariant, string>>;
  readonly subject: Readonly<Record<NotificationKind, string>>;
  readonly document: Readonly<
    Record<'identificationDocument' | 'backgroundCheck' | 'businessLicence', string>
  >;
}

/** A kind said differently, because a parameter says so. */
export type NoticeVariant = 'place-cancelled.late' | 'account-suspended.late-cancellation';
