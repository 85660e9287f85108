import type { HowToApply } from '@leafshift/contracts/posts';

type Openable = Exclude<HowToApply, { kind: 'instructions' }>;

/** The address that 'Apply Here' opens: the external form, or a mail to the employer. */
export const applyTarget = (apply: Openable): string =>
  apply.kind === 'form'
    ? apply.url
    : `mailto:${apply.email}?subject=${encodeURIComponent(apply.subject)}`;
