import type { SentForm } from '@leafshift/domain/posting-allowance';
import type { EmployerId } from '../../../core/ids.ts';

/** The posting forms that young accounts have sent within a day. */
export abstract class SentForms {
  abstract list(employerId: EmployerId): Promise<readonly SentForm[]>;

  /** Adds one and forgets those that no longer count. Two at once exclude each other. */
  abstract add(employerId: EmployerId, form: SentForm): Promise<void>;

  abstract forget(employerId: EmployerId): Promise<void>;
}
