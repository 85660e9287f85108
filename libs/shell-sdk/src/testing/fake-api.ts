import type { ApiClient } from '@leafshift/data-access';

const refuse = (what: string): Promise<never> =>
  Promise.reject(new Error(`The test gave the fake shell no API, but the page called ${what}`));

/** An API that nobody may call: each call fails with its name, so that no test waits in silence. */
export const noApi: ApiClient = {
  send: (call) => refuse(call.name),
  download: (call) => refuse(call.name),
  upload: () => refuse('upload'),
};
