import type { NotificationKind } from '@leafshift/contracts/notification';

interface Happening {
  readonly kind: NotificationKind;
  /** The page that mends it, where one does. */
  readonly remedy?: string;
}

/** What the employer answers among the requests; everything else stands beside the confirmed. */
const OF_REQUESTS: ReadonlySet<NotificationKind> = new Set([
  'shift-requested',
  'request-withdrawn',
  'terms-agreed',
  'assignment-cancelled',
  'worker-released',
  'nobody-in-line',
]);

const OF_HOURS: ReadonlySet<NotificationKind> = new Set([
  'hours-submitted',
  'hours-disputed',
  'hours-explained',
  'hours-decided',
]);

/** The page that shows what happened: the shift itself, or what mends it. */
export function notificationLink(
  happening: Happening,
  shift: { readonly id: string; readonly isReadersOwn: boolean },
): string {
  if (happening.remedy !== undefined) {
    return happening.remedy;
  }
  if (shift.isReadersOwn) {
    const view = OF_REQUESTS.has(happening.kind) ? 'request' : 'confirmed';
    return `/posts?shift=${shift.id}&view=${view}`;
  }
  return OF_HOURS.has(happening.kind) ? '/workhistory' : `/find-work/${shift.id}`;
}
