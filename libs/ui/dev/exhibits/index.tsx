import type { ComponentType } from 'react';
import { Calendars } from './calendar.tsx';
import {
  Bank,
  BusinessProfile,
  Certificates,
  Documents,
  Locations,
  Payment,
  Supervisors,
  WorkerProfile,
} from './forms.tsx';
import { Brand, Buttons, Dialogs, Marks, People, Texts } from './marks.tsx';
import { Notifications } from './notifications.tsx';
import { RichText } from './rich-text.tsx';
import { Empty, Failed, Skeletons } from './states.tsx';
import { Steppers } from './steppers.tsx';

interface Entry {
  readonly name: string;
  readonly Exhibit: ComponentType;
  readonly isWide?: boolean;
}

/** What the gallery shows, in this order. */
export const EXHIBITS: readonly Entry[] = [
  { name: 'Brand', Exhibit: Brand },
  { name: 'Buttons', Exhibit: Buttons },
  { name: 'Status marks', Exhibit: Marks, isWide: true },
  { name: 'Month calendar', Exhibit: Calendars, isWide: true },
  { name: 'Notifications', Exhibit: Notifications, isWide: true },
  { name: 'People and ratings', Exhibit: People },
  { name: 'Money and time', Exhibit: Texts },
  { name: 'Steppers', Exhibit: Steppers },
  { name: 'Confirm dialog', Exhibit: Dialogs },
  { name: 'Empty', Exhibit: Empty },
  { name: 'Error', Exhibit: Failed },
  { name: 'Rich text', Exhibit: RichText, isWide: true },
  { name: 'Business profile', Exhibit: BusinessProfile },
  { name: 'Worker profile', Exhibit: WorkerProfile },
  { name: 'Supervisors', Exhibit: Supervisors },
  { name: 'Locations', Exhibit: Locations },
  { name: 'Payment', Exhibit: Payment },
  { name: 'Bank', Exhibit: Bank },
  { name: 'Certificates', Exhibit: Certificates },
  { name: 'Documents', Exhibit: Documents },
  { name: 'Skeletons', Exhibit: Skeletons, isWide: true },
];
