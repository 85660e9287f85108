import { leave, take } from './hand-over.ts';

describe('what the script in the page hands over', () => {
  it('is taken once, each answer by itself', () => {
    const registry = Promise.resolve(new Response());
    const user = { token: 'my-token', answer: Promise.resolve(new Response()) };
    leave('registry', registry);
    leave('user', user);

    expect(take('user')).toBe(user);
    expect(take('user')).toBeUndefined();
    expect(take('registry')).toBe(registry);
    expect(take('registry')).toBeUndefined();
  });
});
