/** @jest-environment-options {"url": "https://leafshift.example/"} */
import { storeLanguage } from './language-choice.ts';

it('tells the chosen language by a cookie for this host and https only', () => {
  const lines: string[] = [];
  const set = jest.spyOn(document, 'cookie', 'set').mockImplementation((line) => lines.push(line));

  storeLanguage('zh');
  expect(lines).toEqual(['__Host-appLanguage=zh; path=/; max-age=31536000; samesite=lax; secure']);

  set.mockRestore();
  storeLanguage('ar');
  expect(document.cookie).toBe('__Host-appLanguage=ar');
});
