import './no-code-at-run-time.ts';
import { config } from 'zod';

it('is what zod goes by, wherever it comes from', () => {
  expect(config()).toMatchObject({ jitless: true });
});
