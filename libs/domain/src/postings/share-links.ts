/** Where a page can be shared. */
export const SHARE_TARGETS = ['linkedin', 'x', 'facebook'] as const;
export type ShareTarget = (typeof SHARE_TARGETS)[number];

/** Their names, the same in every language. */
export const SHARE_TARGET_NAMES: Readonly<Record<ShareTarget, string>> = {
  linkedin: 'LinkedIn',
  x: 'X',
  facebook: 'Facebook',
};

/** Their marks: one path each, on 24 by 24. */
export const SHARE_TARGET_MARKS: Readonly<Record<ShareTarget, string>> = {
  linkedin:
    'M20.4 20.5h-3.5v-5.6c0-1.3 0-3-1.9-3s-2.1 1.4-2.1 2.9v5.7H9.4V9h3.4v1.6c.5-.9 1.6-1.9 3.4-1.9 3.6 0 4.2 2.4 4.2 5.5v6.3ZM5.3 7.4a2 2 0 1 1 0-4.1 2 2 0 0 1 0 4.1Zm1.8 13.1H3.6V9h3.5v11.5Z',
  x: 'M18.2 2.3h3.4l-7.3 8.2 8.5 11.3h-6.6L11 14.9l-6 6.9H1.7l7.7-8.9L1.3 2.3H8l4.7 6.2 5.5-6.2Zm-1.1 17.5h1.8L7.1 4.1h-2l12 15.7Z',
  facebook:
    'M14 13.5h2.5l1-4H14v-2c0-1 0-2 2-2h1.5V2.1C17.2 2.1 16 2 14.6 2 11.9 2 10 3.7 10 6.7v2.8H7v4h3V22h4v-8.5Z',
};

/** The address that offers a page to others; `text` is what the writer may begin with. */
export function shareLink(target: ShareTarget, url: string, text: string): string {
  const page = encodeURIComponent(url);
  if (target === 'linkedin') return `https://www.linkedin.com/sharing/share-offsite/?url=${page}`;
  if (target === 'facebook') return `https://www.facebook.com/sharer/sharer.php?u=${page}`;
  return `https://x.com/intent/post?text=${encodeURIComponent(text)}&url=${page}`;
}
