import { PlainFailure } from '../process/plain-failure.ts';
import { openPages } from './open-pages.ts';

describe('opening the pages of a build', () => {
  it('begins with the browser, so that nothing is left behind where there is none', async () => {
    const missing = () => Promise.reject(new PlainFailure('There is no Chromium.'));
    await expect(openPages('/no/build', missing)).rejects.toThrow('There is no Chromium.');
  });
});
