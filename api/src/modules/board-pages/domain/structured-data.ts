import type { PermanentPost } from '@leafshift/contracts/posts';
import type { EmploymentKind } from '@leafshift/domain/job-facts';
import type { Language } from '@leafshift/domain/languages';
import { plainTextOf } from '@leafshift/domain/text';
import { jobFactIn } from '@leafshift/texts/server';

const EMPLOYMENT_TYPES: Readonly<Record<EmploymentKind, string>> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  'fixed-term': 'TEMPORARY',
  casual: 'PER_DIEM',
};

/** The town of a location as shown: `Queen Street, Toronto` or `Toronto, ON` are in Toronto. */
const townOf = ({ location, province }: PermanentPost): string => {
  const parts = location.split(',').map((part) => part.trim());
  return parts.filter((part) => part !== '' && part !== province).at(-1) ?? location;
};

/** What a posting says of the employment besides pay; what it leaves open is left out. */
const factsOf = (post: PermanentPost, language: Language): Record<string, unknown> => ({
  ...(post.employmentKind && { employmentType: EMPLOYMENT_TYPES[post.employmentKind] }),
  ...(post.weeklyHours && { workHours: `${post.weeklyHours} h/week` }),
  ...(post.benefits.length > 0 && {
    jobBenefits: post.benefits.map((name) => jobFactIn(language, 'benefit', name)).join(', '),
  }),
  ...(post.credentials.length > 0 && {
    qualifications: post.credentials.map((name) => ({
      '@type': 'EducationalOccupationalCredential',
      credentialCategory: 'certificate',
      name,
    })),
  }),
});

/** A posting as schema.org describes a job, its words in a language. */
export const jobPosting = (
  post: PermanentPost,
  url: string,
  language: Language,
): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: post.jobType,
  description: post.jobDescription,
  identifier: { '@type': 'PropertyValue', name: 'Leafshift', value: post._id },
  datePosted: post.date,
  validThrough: post.expiresAt,
  url,
  hiringOrganization: {
    '@type': 'Organization',
    name: post.name,
    ...(post.profilePhoto && { logo: new URL(post.profilePhoto, url).href }),
  },
  jobLocation: {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      ...(post.address && {
        streetAddress: post.address.street,
        postalCode: post.address.postalCode,
      }),
      addressLocality: post.address?.city ?? townOf(post),
      addressRegion: post.province,
      addressCountry: 'CA',
    },
  },
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: 'CAD',
    value: {
      '@type': 'QuantitativeValue',
      minValue: post.rate,
      maxValue: post.rateHigh,
      unitText: 'HOUR',
    },
  },
  ...factsOf(post, language),
  directApply: post.apply.kind === 'form',
});

/** The board as schema.org describes a list of jobs. */
export const jobList = (posts: readonly PermanentPost[], portalUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: posts.map((post, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: `${portalUrl}/job-posting/${post._id}`,
    name: post.jobType,
  })),
});

const LONGEST_SUMMARY = 160;

/** The beginning of a description, as results of a search show it; whole words. */
export function summaryOf(html: string, before: string): string {
  const text = `${before} ${plainTextOf(html)}`;
  if (text.length <= LONGEST_SUMMARY) return text;
  const cut = text.slice(0, LONGEST_SUMMARY - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST_SUMMARY / 2)).trimEnd()}…`;
}
