import { SHARE_TARGETS, shareLink } from './share-links.ts';

describe('links that share a page', () => {
  const page = 'https://leafshift.test/job-posting/1?lang=fr';

  it.each([...SHARE_TARGETS])('to %s carry the address whole, and lead elsewhere', (target) => {
    const link = new URL(shareLink(target, page, 'Grower & trimmer'));
    expect([...link.searchParams.values()]).toContain(page);
    expect(link.protocol).toBe('https:');
    expect(link.hostname).not.toBe('leafshift.test');
  });

  it('to X begin the message', () => {
    expect(new URL(shareLink('x', page, 'Grower & trimmer')).searchParams.get('text')).toBe(
      'Grower & trimmer',
    );
  });
});
