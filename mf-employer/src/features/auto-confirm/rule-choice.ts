import type {
  AutoConfirmCriteria,
  AutoConfirmRule,
  AutoConfirmScope,
} from '@leafshift/contracts/auto-confirm';
import type { TempPost } from '@leafshift/contracts/posts';

/** What holds in a scope: a rule of its own with criteria, nobody, or what a wider scope says. */
export interface RuleChoice {
  readonly mode: 'inherit' | 'nobody' | 'those';
  readonly criteria: AutoConfirmCriteria;
}

const NO_CRITERIA: AutoConfirmCriteria = {
  minRating: null,
  favouritesOnly: false,
  certificate: null,
};

/** The scope of that kind that the shift is in. */
export function scopeOf(kind: AutoConfirmScope['kind'], post: TempPost): AutoConfirmScope {
  switch (kind) {
    case 'business':
      return { kind };
    case 'store':
      return { kind, location: post.location._id };
    case 'shift':
      return { kind, postId: post._id };
  }
}

/** What is set for the scope; without a rule the wider one holds, and for the business nobody. */
export function choiceOf(rules: readonly AutoConfirmRule[], scope: AutoConfirmScope): RuleChoice {
  const rule = rules.find(({ scope: known }) => isSame(known, scope));
  if (!rule) {
    return { mode: scope.kind === 'business' ? 'nobody' : 'inherit', criteria: NO_CRITERIA };
  }
  return rule.criteria
    ? { mode: 'those', criteria: rule.criteria }
    : { mode: 'nobody', criteria: NO_CRITERIA };
}

/** Whether there is anything that a worker has to be. */
export const hasCriteria = ({ minRating, favouritesOnly, certificate }: AutoConfirmCriteria) =>
  minRating !== null || favouritesOnly || certificate !== null;

const isSame = (one: AutoConfirmScope, other: AutoConfirmScope): boolean =>
  (one.kind === 'business' && other.kind === 'business') ||
  (one.kind === 'store' && other.kind === 'store' && one.location === other.location) ||
  (one.kind === 'shift' && other.kind === 'shift' && one.postId === other.postId);
