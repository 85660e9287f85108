import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { initials, plainTextOf, truncate } from './text.ts';

describe('a truncated text', () => {
  it('has 30 characters and an ellipsis', () => {
    expect(truncate('123 Very Long Street Name, Vancouver, BC')).toBe(
      '123 Very Long Street Name, Van…',
    );
  });

  it('is the text itself up to 30 characters', () => {
    expect(truncate('x'.repeat(30))).toBe('x'.repeat(30));
    expect(truncate('x'.repeat(31))).toBe(`${'x'.repeat(30)}…`);
    expect(truncate('')).toBe('');
  });

  it.each([
    ['a family emoji', '👩‍👩‍👧‍👦'],
    ['a flag', '🇨🇦'],
    ['an accent of its own', 'e\u0301'],
    ['an Arabic letter with its vowel', 'بَ'],
  ])('never cuts %s in two', (_, character) => {
    expect(truncate(character.repeat(31))).toBe(`${character.repeat(30)}…`);
    expect(truncate(character.repeat(30))).toBe(character.repeat(30));
  });

  it('begins as the text does, whatever that is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        const short = truncate(text);
        expect(text.startsWith(short.replace(/…$/, ''))).toBe(true);
        expect(truncate(short, 31)).toBe(short);
      }),
    );
  });
});

describe('initials', () => {
  it.each([
    ['Ann Lee', 'AL'],
    ['ann maria lee', 'AL'],
    ['Maple', 'M'],
    ['  Élodie   Ñandú ', 'ÉÑ'],
    ['Jean-Luc', 'JL'],
    ['"Green" (Leaf)', 'GL'],
    ['李 小龙', '李小'],
    ['420 Shop', '4S'],
    ['', ''],
    ['— !', ''],
  ])('of %p are %p', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});

describe('the plain text of rich text', () => {
  it.each([
    ['<p>Trim <strong>flowers</strong>.</p><p>Bring gloves.</p>', 'Trim flowers. Bring gloves.'],
    ['<ul><li>One</li><li>Two</li></ul>', 'One Two'],
    ['One<br>Two<br/>Three', 'One Two Three'],
    ['Pay &gt; 20 &amp; tips&nbsp;&#8211; caf&#xe9;', 'Pay > 20 & tips – café'],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['3 < 4 and 5 > 2', '3 < 4 and 5 > 2'],
    ['a<script>alert("x")</script>b<style>p{}</style>c<!-- d -->', 'a b c'],
    ['<p title="unclosed', ''],
    ['<script>never closed', ''],
    ['&unknown; &#0; &#xd800; &#1114112;', '&unknown;'],
    ['  plain \n text ', 'plain text'],
    ['', ''],
  ])('%p', (html, text) => {
    expect(plainTextOf(html)).toBe(text);
  });

  it('takes time in proportion to the length of what it reads', () => {
    const hostile = ['<', '<!--', '<script', '<p ', '</p', '<a ', '&#'].map((part) =>
      part.repeat(100_000),
    );
    const before = performance.now();
    for (const html of hostile) {
      plainTextOf(html);
    }
    expect(performance.now() - before).toBeLessThan(2_000);
  });
});
