import type { HowToApply } from '@leafshift/contracts/posts';
import type { PermanentPosting } from '../domain/permanent-posting.ts';
import type { PersonCard } from '../domain/person.ts';

interface Forms {
  /** Of the configuration: applications go elsewhere. */
  readonly external: string | undefined;
  readonly portalUrl: string;
}

/**
 * How a visitor applies: by the configured external form with post id, job type and name as query
 * parameters, else by the portal's own (BOARD-4). Portals of the release before open either in a window.
 */
export function howToApply(
  posting: Pick<PermanentPosting, 'id' | 'jobType'>,
  employer: PersonCard,
  { external, portalUrl }: Forms,
): HowToApply {
  if (external === undefined) {
    return { kind: 'form', url: `${portalUrl}/job-posting/${posting.id}/apply` };
  }
  const url = new URL(external);
  url.searchParams.set('postId', posting.id);
  url.searchParams.set('jobType', posting.jobType);
  url.searchParams.set('name', employer.name);
  return { kind: 'form', url: url.href };
}
