import { hasWords, sanitiseRichText } from './rich-text.ts';

describe('rich text', () => {
  it.each([
    ['<script>alert(1)</script>Hi', 'Hi'],
    ['<p style="color:red" onmouseover="x()">Hi</p>', '<p>Hi</p>'],
    ['<iframe src="https://x"></iframe><h2>Title</h2>', '<h2>Title</h2>'],
    [
      '<a href="data:text/html,x">y</a>',
      '<a target="_blank" rel="noopener noreferrer nofollow">y</a>',
    ],
    [
      '<a href="https://x.ca" onclick="z()">y</a>',
      '<a href="https://x.ca" target="_blank" rel="noopener noreferrer nofollow">y</a>',
    ],
    ['<svg><g onload="x()"></g></svg>', ''],
    [
      '<ul><li>One</li><li>Two &amp; three</li></ul>',
      '<ul><li>One</li><li>Two &amp; three</li></ul>',
    ],
    ['5 &lt; 6 <3', '5 &lt; 6 &lt;3'],
  ])('%j is kept as %j', (html, kept) => {
    expect(sanitiseRichText(html)).toBe(kept);
  });

  it('stays the same when it is sanitised again', () => {
    const once = sanitiseRichText('<p>a <b>b</b> <a href="https://x.ca">c</a> &amp; d</p>');
    expect(sanitiseRichText(once)).toBe(once);
  });

  it('knows whether it says anything', () => {
    expect(hasWords('<p>&nbsp;</p><br>')).toBe(false);
    expect(hasWords('<p>x</p>')).toBe(true);
  });
});
