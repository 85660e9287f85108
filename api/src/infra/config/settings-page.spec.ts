import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { Environment } from './environment.ts';
import { secretNames } from './given-settings.ts';
import { SETTINGS_EXAMPLE, SETTINGS_PAGE, settingsExample, settingsPage } from './settings-page.ts';

const kept = (path: string): string =>
  readFileSync(join(import.meta.dirname, '../../../..', path), 'utf8');

describe('what operators read of the settings', () => {
  it('is what the code says (else: npm run settings)', () => {
    expect(kept(SETTINGS_PAGE)).toBe(settingsPage());
    expect(kept(SETTINGS_EXAMPLE)).toBe(settingsExample());
  });

  it.each(Object.entries(Environment.shape))('says what %s is for', (name, schema) => {
    expect(schema.meta()?.description).toEqual(expect.stringMatching(/\w/));
    expect(kept(SETTINGS_PAGE)).toContain(`| \`${name}\` `);
    expect(kept(SETTINGS_EXAMPLE)).toMatch(new RegExp(`^(# )?${name}=`, 'm'));
  });

  const lines = [...settingsExample().matchAll(/^# ([A-Z][A-Z0-9_]*)=(.+)$/gm)];
  it.each(lines.map(([, name = '', value = '']) => [name, value] as const))(
    'can take the line %s=%s as it stands, which says what holds without it',
    (name, value) => {
      const schema = (Environment.shape as Readonly<Record<string, z.ZodType>>)[name];
      const read = schema?.safeParse(value);
      const initial = schema?.safeParse(undefined).data;

      expect(read?.error).toBeUndefined();
      if (initial !== undefined) expect(read?.data).toEqual(initial);
    },
  );

  it('knows every secret by its name', () => {
    const named = Object.keys(Environment.shape).filter((name) =>
      /SECRET|TOKEN|PRIVATE|_URI$|SMTP_URL|REDIS_URL/.test(name),
    );
    expect([...secretNames].toSorted()).toEqual(named.toSorted());
  });
});
