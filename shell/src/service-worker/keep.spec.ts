import { keptAs } from './keep.ts';

const PORTAL = 'https://portal.test';
const asked = (address: string, change: { mode?: string; method?: string } = {}) => {
  const url = new URL(address, PORTAL);
  return keptAs({ url, mode: 'cors', method: 'GET', sameOrigin: url.origin === PORTAL, ...change });
};
const opened = (path: string) => asked(path, { mode: 'navigate' });

describe('what the service worker keeps', () => {
  it.each([
    'https://portal.test/main.e1b9838723.css',
    'https://portal.test/assets/inter-latin-wght-normal.6c596dfcdd.woff2',
    'https://remotes.test/mf-worker/12/page-find-work.a71e0ba290.js',
  ])('are files with a hash in their name, wherever they come from: %s', (address) => {
    expect(asked(address)).toBe('file');
  });

  it.each(['/favicon.svg', '/service-worker.js', '/remote.js', '/main.e1b9838723.css?r=1'])(
    'is never %s as a file',
    (address) => {
      expect(asked(address)).toBeUndefined();
    },
  );

  it('is the registry', () => {
    expect(asked('/remotes.json')).toBe('registry');
    expect(asked('/remotes.json?language=fr')).toBe('registry');
    expect(asked('https://remotes.test/remotes.json')).toBeUndefined();
  });

  it('is the page of every address of the portal', () => {
    expect(['/', '/find-work/7', '/home'].map(opened)).toEqual(['page', 'page', 'page']);
  });

  it.each(['/job-posting', '/job-posting/7', '/dev/mail', '/api/invoice/7/pdf', '/releases/a/1/x'])(
    'is no page at %s',
    (path) => {
      expect(opened(path)).toBeUndefined();
    },
  );

  it("are a person's shifts, hours, pay and news", () => {
    expect(asked('/api/posts/find-work?sort=soonest&limit=20')).toBe('answer');
    expect(asked('/api/auth')).toBe('answer');
  });

  it.each([
    '/api/auth/sessions',
    '/api/users/me/export',
    '/api/admin/users',
    '/api/profile/temp/7',
    '/api/stripe/getclientsecret',
    '/api/socket.io/',
  ])('is never %s', (path) => {
    expect(asked(path)).toBeUndefined();
  });

  it('is nothing that changes something', () => {
    expect(asked('/api/auth', { method: 'POST' })).toBeUndefined();
  });
});
