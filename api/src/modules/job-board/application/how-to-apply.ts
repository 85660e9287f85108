import type { HowToApply } from '@leafshift/contracts/posts';
import type { EmployerCard } from '../domain/market-account.ts';
import type { PermanentPosting } from '../domain/permanent-posting.ts';

/**
 * How a visitor applies: the configured external form with post id, job type and name as query
 * parameters, else a mail to the employer's supervisor, else a sentence (BOARD-4).
 */
export function howToApply(
  posting: Pick<PermanentPosting, 'id' | 'jobType'>,
  employer: EmployerCard,
  formUrl: string | undefined,
): HowToApply {
  if (formUrl) {
    const url = new URL(formUrl);
    url.searchParams.set('postId', posting.id);
    url.searchParams.set('jobType', posting.jobType);
    url.searchParams.set('name', employer.name);
    return { kind: 'form', url: url.href };
  }
  if (employer.applyEmail) {
    return {
      kind: 'email',
      email: employer.applyEmail,
      subject: `Application: ${posting.jobType}`,
    };
  }
  return {
    kind: 'instructions',
    text: `To apply for ${posting.jobType}, contact ${employer.name} directly and mention Leafshift.`,
  };
}
