import { describe, expect, it } from '@jest/globals';
import { textCode } from '../texts/text-code.ts';
import { passwordRefusal, SPECIFIED_PASSWORD_RULES } from './passwords.ts';

const production = {
  minLength: 8,
  common: new Set(['password', '12345678', 'qwertyuiop']),
};

describe('a password', () => {
  it.each([
    ['', 'PASSWORD_REQUIRED'],
    ['ab', 'PASSWORD_TOO_SHORT'],
    ['abc', null],
    ['x'.repeat(255), null],
    ['x'.repeat(256), 'PASSWORD_TOO_LONG'],
    ['password', null],
    ['Summer2026', null],
  ])('%p by the rules as specified: %p', (password, code) => {
    expect(passwordRefusal(password)?.code ?? null).toBe(code);
    expect(SPECIFIED_PASSWORD_RULES.minLength).toBe(3);
  });

  it.each([
    ['seven77', 'PASSWORD_TOO_SHORT'],
    ['PassWord', 'PASSWORD_TOO_COMMON'],
    ['qwertyuiop', 'PASSWORD_TOO_COMMON'],
    ['Summer2026', 'PASSWORD_TOO_COMMON'],
    ['Summer2026!', 'PASSWORD_TOO_COMMON'],
    ['2026-Automne', 'PASSWORD_TOO_COMMON'],
    ['P@ssw0rd99', 'PASSWORD_TOO_COMMON'],
    ['Leafshift1', 'PASSWORD_TOO_COMMON'],
    ['summer 2026 in Gimli', null],
    ['summer84720165', null],
    ['12 Summers', null],
    ['leafshift-demo', null],
  ])('%p by the rules of production: %p', (password, code) => {
    expect(passwordRefusal(password, production)?.code ?? null).toBe(code);
  });

  it('counts characters as people do: one emoji is one', () => {
    expect(passwordRefusal('😀😀')?.code).toBe('PASSWORD_TOO_SHORT');
    expect(passwordRefusal('😀😀😀')).toBeNull();
  });

  it('names the required length', () => {
    expect(passwordRefusal('ab', production)?.text).toBe(
      textCode('PASSWORD_TOO_SHORT', { count: 8 }),
    );
  });
});
