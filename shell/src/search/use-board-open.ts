import { useSessionState } from '../composition/core-context.ts';
import { useReleases } from '../layout/use-releases.ts';
import { audienceOf, isOpenTo } from '../portal/audience.ts';

/** Where the permanent jobs are, as long as a remote has a page for them. */
export const BOARD = '/job-posting';

/** Whether a release in use has the permanent jobs for who looks: an operator may have retired their remote. */
export function useBoardOpen(): boolean {
  const audience = audienceOf(useSessionState());
  return [...useReleases().values()]
    .flatMap(({ manifest }) => manifest.routes)
    .some(({ path, access }) => path === BOARD && isOpenTo(access, audience));
}
