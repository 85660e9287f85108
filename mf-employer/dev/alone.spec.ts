import { anId } from '@leafshift/testing/builders';
import { specifyStates } from '@leafshift/testing/render';
import { alone } from './alone.ts';

/** A shift of the sample month that nobody has asked for. */
const OPEN_SHIFT = anId(3008);

// Pages come on demand, and the first test of each would wait for its code.
beforeAll(async () => {
  await Promise.all([
    import('../src/routes/home.tsx'),
    import('../src/routes/schedule.tsx'),
    import('../src/routes/posts.tsx'),
    import('../src/routes/messages.tsx'),
    import('../src/routes/create-posting.tsx'),
    import('../src/routes/edit-posting.tsx'),
    import('../src/routes/profile.tsx'),
    import('../src/routes/work-history.tsx'),
  ]);
}, 60_000);

describe('mf-employer alone', () => {
  specifyStates(alone, {
    paths: [
      '/home',
      '/schedule',
      '/posts',
      '/team',
      '/messages',
      '/jobposting',
      `/edit-posting/${OPEN_SHIFT}`,
      '/profile',
      '/workhistory',
    ],
  });
});
