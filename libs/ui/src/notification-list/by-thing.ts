import type { Notification } from '@leafshift/contracts/notification';

/** What happened to one thing: the newest notification, and those before it. */
export interface ThingNotifications {
  readonly newest: Notification;
  readonly earlier: readonly Notification[];
}

const ID = /[0-9a-f]{24}/;

/** Notifications whose links name the same thing together, in the place of the newest (NOTIFY-3). */
export function byThing(notifications: readonly Notification[]): readonly ThingNotifications[] {
  const groups = new Map<string, { newest: Notification; earlier: Notification[] }>();
  for (const notification of notifications) {
    const thing = ID.exec(notification.link ?? '')?.[0] ?? notification._id;
    const group = groups.get(thing);
    if (group) group.earlier.push(notification);
    else groups.set(thing, { newest: notification, earlier: [] });
  }
  return [...groups.values()];
}
