import { Injectable } from '@nestjs/common';
import type { EmployerId } from '../../../core/ids.ts';
import { Profiles } from '../../profile/index.ts';
import { hasLinks, withoutLinks } from '../domain/rich-text.ts';

interface WithText {
  readonly employerId: EmployerId;
  /** Sanitised HTML. */
  readonly jobDescription: string;
}

/**
 * The texts of postings as people other than their employer see them. Every answer and page that shows
 * a posting of either kind is made from these, so this is the one place where links end that a
 * business without an approved licence has written.
 */
@Injectable()
export class ShownTexts {
  constructor(private readonly profiles: Profiles) {}

  /** The same postings in the same order. Asks for licences only where there is a link. */
  async forOthers<Posting extends WithText>(
    postings: readonly Posting[],
  ): Promise<readonly Posting[]> {
    const linking = postings.filter(({ jobDescription }) => hasLinks(jobDescription));
    if (linking.length === 0) {
      return postings;
    }
    const employerIds = [...new Set(linking.map(({ employerId }) => employerId))];
    const licensed = await this.profiles.listLicensed(employerIds);
    return postings.map((posting) =>
      licensed.has(posting.employerId)
        ? posting
        : { ...posting, jobDescription: withoutLinks(posting.jobDescription) },
    );
  }
}
