import { leave, take } from './hand-over.ts';

describe('what the script in the page hands over', () => {
  it('is taken once, each answer by itself', () => {
    const registry = { language: 'fr', answer: Promise.resolve(new Response()) } as const;
    const answers = {
      '/api/auth': { token: 'my-token', answer: Promise.resolve(new Response()), askedAt: 1 },
    };
    leave('registry', registry);
    leave('answers', answers);

    expect(take('answers')).toBe(answers);
    expect(take('answers')).toBeUndefined();
    expect(take('registry')).toBe(registry);
    expect(take('registry')).toBeUndefined();
  });
});
