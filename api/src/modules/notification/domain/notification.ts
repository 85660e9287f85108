import type { NotificationKind } from '@leafshift/contracts/notification';
import type { IdOf, UserId } from '../../../core/ids.ts';
import type { ShiftFacts } from './shift-facts.ts';

export type NotificationId = IdOf<'Notification'>;

/** A notification to be made: something that a person would want to know. */
export interface NewNotification {
  readonly userId: UserId;
  readonly kind: NotificationKind;
  /** What its sentence is made of: ISO times, dollars, names; the texts are in libs/texts. */
  readonly params: Readonly<Record<string, string>>;
  /** Whose name and picture it shows; when they leave, it shows them no more. */
  readonly about?: UserId;
  /** The address of a public picture. */
  readonly image: string | null;
  /** A path of the portal. */
  readonly link: string | null;
  /** With a key the user is told once, however often it is said. */
  readonly key?: string;
  /** What its mail says of the reader's shift; only the mail has it. */
  readonly facts?: ShiftFacts;
}

/** A notification as it stands in somebody's list. */
export interface Notification extends Omit<NewNotification, 'facts'> {
  readonly id: NotificationId;
  readonly isRead: boolean;
  readonly createdAt: Date;
}
