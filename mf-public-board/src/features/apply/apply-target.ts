import type { HowToApply } from '@leafshift/contracts/posts';

type Openable = Exclude<HowToApply, { kind: 'instructions' }>;

/** The address that 'Apply Here' opens: the external form, or a mail to the employer. */
export const applyTarget = (apply: Openable): string =>
  apply.kind === 'form'
    ? apply.url
    : `mailto:${apply.email}?subject=${encodeURIComponent(apply.subject)}`;

const OWN_FORM = /^\/job-posting\/[0-9a-f]{24}\/apply$/;

/** The path of the portal's own form; null where applications go elsewhere. */
export function ownFormPath(apply: HowToApply, portalUrl: string): string | null {
  if (apply.kind !== 'form') return null;
  const { origin, pathname } = new URL(apply.url);
  return origin === new URL(portalUrl).origin && OWN_FORM.test(pathname) ? pathname : null;
}
