import { aPermanentPost, NOW } from '@leafshift/testing/builders';
import type { RemoteAlone } from '@leafshift/testing/remote-alone';
import { ApplyHere } from '../src/features/apply/apply-here.tsx';
import { PostingCard } from '../src/features/board/posting-card.tsx';

const POSTINGS = {
  'all said': aPermanentPost(),
  'the least said': aPermanentPost({
    employmentKind: null,
    weeklyHours: null,
    benefits: [],
    credentials: [],
  }),
  'long names': aPermanentPost({
    jobType: 'Regional director of retail operations, compliance and community relations (West)',
    name: 'The Greater Saskatchewan Cooperative of Independent Cannabis Growers & Retailers',
    location: 'Saint-Louis-du-Ha! Ha!, QC',
  }),
};
const APPLYING = {
  'by e-mail': aPermanentPost().apply,
  'by a form elsewhere': { kind: 'form', url: 'https://forms.example.ca/apply' },
  'as the business says': { kind: 'instructions', text: 'Bring your résumé between 10 and 4.' },
} as const;

/** A posting as it stands on the board, and the ways to apply to one. */
export const stories: NonNullable<RemoteAlone['stories']> = {
  ...Object.fromEntries(
    Object.entries(POSTINGS).map(([said, post]) => [
      `posting card, ${said}`,
      <PostingCard key={said} post={post} now={new Date(NOW)} />,
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(APPLYING).map(([way, apply]) => [
      `applying, ${way}`,
      <ApplyHere key={way} apply={apply} />,
    ]),
  ),
};
