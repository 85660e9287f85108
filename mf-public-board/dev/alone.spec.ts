import { specifyStates } from '@leafshift/testing/render';
import { alone } from './alone.ts';
import { fewPostings } from './sample-postings.ts';

describe('mf-public-board alone', () => {
  specifyStates(alone, {
    viewer: 'employer',
    paths: [
      '/job-posting',
      `/job-posting/${fewPostings()[0]?._id}`,
      '/market-stats',
      '/email-reports',
      '/social-media',
      '/subscription',
    ],
  });
});
