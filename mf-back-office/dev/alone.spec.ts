import { anId } from '@leafshift/testing/builders';
import { specifyStates } from '@leafshift/testing/render';
import { alone } from './alone.ts';

describe('mf-back-office alone', () => {
  specifyStates(alone, {
    paths: [
      '/home',
      '/reviews',
      '/moderation',
      '/disputes',
      '/shifts',
      `/shifts/${anId(301)}`,
      '/people',
      `/people/${anId(2)}`,
      '/money',
      '/quizzes',
      '/audit',
      '/system',
    ],
  });
});
