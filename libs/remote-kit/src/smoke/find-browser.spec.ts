import { launchBrowser } from './find-browser.ts';

describe('the browser that opens pages before a release', () => {
  it('is the one that was named, and no other where that is missing', async () => {
    await expect(launchBrowser({ CHROMIUM_PATH: '/no/chromium' })).rejects.toThrow(
      /^CHROMIUM_PATH names \/no\/chromium, which is not there\.$/,
    );
  });

  it('is named where it does not start', async () => {
    await expect(launchBrowser({ CHROMIUM_PATH: process.execPath })).rejects.toThrow(
      `${process.execPath} does not start as a Chromium:\n`,
    );
  });
});
