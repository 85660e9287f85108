import type { AutoConfirmCriteria, AutoConfirmScope } from '@leafshift/contracts/auto-confirm';
import type { EmployerId } from '../../../core/ids.ts';

/** Who is confirmed by themselves on the shifts of a scope; nobody without criteria. */
export interface AutoConfirmRule {
  readonly scope: AutoConfirmScope;
  readonly criteria: AutoConfirmCriteria | null;
}

/** The rules of a business. */
export abstract class AutoConfirmRules {
  /** Of those scopes that have one. */
  abstract list(
    employerId: EmployerId,
    scopes: readonly AutoConfirmScope[],
  ): Promise<readonly AutoConfirmRule[]>;

  abstract set(employerId: EmployerId, rule: AutoConfirmRule): Promise<void>;

  abstract drop(employerId: EmployerId, scope: AutoConfirmScope): Promise<void>;

  abstract listAll(employerId: EmployerId): Promise<readonly AutoConfirmRule[]>;

  abstract removeOf(employerId: EmployerId): Promise<void>;
}
