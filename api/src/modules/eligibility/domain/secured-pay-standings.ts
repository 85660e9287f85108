import type { EmployerId } from '../../../core/ids.ts';

/** What deciding on who may post asks about secured pay; another module answers it. */
export abstract class SecuredPayStandings {
  /** Whether the card refused the pay of a coming shift and was not mended since. */
  abstract hasRefused(employerId: EmployerId): Promise<boolean>;
}
