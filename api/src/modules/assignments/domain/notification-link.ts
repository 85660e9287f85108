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
  return `/find-work/${shift.id}`;
}
