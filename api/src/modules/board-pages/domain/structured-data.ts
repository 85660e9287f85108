import type { PermanentPost } from '@leafshift/contracts/posts';
import { plainTextOf } from '@leafshift/domain/text';

/** The town of a location as shown: `Queen Street, Toronto` or `Toronto, ON` are in Toronto. */
const townOf = ({ location, province }: PermanentPost): string => {
  const parts = location.split(',').map((part) => part.trim());
  return parts.filter((part) => part !== '' && part !== province).at(-1) ?? location;
};

/** A posting as schema.org describes a job. */
export const jobPosting = (post: PermanentPost, url: string): Record<string, unknown> => ({
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
      addressLocality: townOf(post),
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
