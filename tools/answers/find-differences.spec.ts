import type { Answer } from './answer.ts';
import { findDifferences } from './find-differences.ts';
import type { Recording } from './record-answers.ts';

const LABEL = 'worker@demo.leafshift.ca GET /posts/find-work';
const recorded = (answer: Partial<Answer>): Recording =>
  new Map([
    [
      LABEL,
      { path: '/posts/find-work', answer: { status: 200, headers: {}, body: {}, ...answer } },
    ],
  ]);
const posts = (...items: readonly object[]) => recorded({ body: { posts: items } });

describe('what differs between two recordings of answers', () => {
  it('is nothing when every answer is the same, whatever else the second has', () => {
    const after = new Map([...posts({ rate: 25 }), ['else', { path: '/x', answer: {} as Answer }]]);
    expect(findDifferences(posts({ rate: 25 }), after, [])).toEqual([]);
  });

  it.each([
    ['a status', recorded({}), recorded({ status: 404 }), 'status', 'changed'],
    [
      'a header',
      recorded({ headers: { vary: 'origin' } }),
      recorded({}),
      'headers.vary',
      'removed',
    ],
    [
      'a value',
      posts({ rate: 25 }, { rate: 30 }),
      posts({ rate: 25 }, { rate: 31 }),
      'body.posts[].rate',
      'changed',
    ],
    [
      'a value that became null',
      posts({ rate: 25 }),
      posts({ rate: null }),
      'body.posts[].rate',
      'changed',
    ],
    ['a field too many', posts({}), posts({ rate: 1 }), 'body.posts[].rate', 'added'],
    ['a field too few', posts({ rate: 1 }), posts({}), 'body.posts[].rate', 'removed'],
    ['the length of a list', posts({}), posts({}, {}), 'body.posts.length', 'changed'],
    ['an answer that is gone', posts({}), new Map(), 'answer', 'removed'],
  ])('is %s', (_what, before, after, field, kind) => {
    expect(findDifferences(before, after, [])).toEqual([
      expect.objectContaining({ label: LABEL, call: '/posts/find-work', field, kind }),
    ]);
  });

  it.each(['/posts/find-work body.posts[].rate', '* body.posts[].rate'])(
    'may be an added field that was allowed: %s',
    (allowed) => {
      expect(findDifferences(posts({}), posts({ rate: 1 }), [allowed])).toEqual([]);
      expect(findDifferences(posts({ rate: 1 }), posts({}), [allowed])).toHaveLength(1);
      expect(findDifferences(posts({ rate: 1 }), posts({ rate: 2 }), [allowed])).toHaveLength(1);
      expect(findDifferences(posts({}), posts({ pay: 1 }), [allowed])).toHaveLength(1);
    },
  );
});
