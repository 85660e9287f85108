import { mailBodies } from './mail-layout.ts';

const content = {
  heading: 'Hello <Ana>',
  paragraphs: ['You & the shift'],
  button: { label: 'Open', url: 'http://portal.test/?a=1&b=2' },
};

describe('a mail', () => {
  it('says the same as plain text and as HTML, whatever users wrote', () => {
    const { text, html } = mailBodies('en', content);
    expect(text).toContain('Hello <Ana>\n\nYou & the shift\n\nOpen: http://portal.test/?a=1&b=2');
    expect(html).toContain('Hello &lt;Ana&gt;');
    expect(html).toContain('You &amp; the shift');
    expect(html).not.toContain('<Ana>');
  });

  it.each([
    ['ar', 'rtl', 'القنّب'],
    ['fr', 'ltr', 'cannabis au Canada'],
  ] as const)('in %s runs %s and is signed in that language', (language, dir, words) => {
    const { text, html } = mailBodies(language, content);
    expect(html).toContain(`<html lang="${language}" dir="${dir}">`);
    expect(html).toContain(words);
    expect(text).toContain(words);
  });

  it('makes no link of a name, and no lines of its own', () => {
    const name = 'Your bank: https://evil.example/pay\nwww.evil.example';
    const { text, html } = mailBodies('en', {
      ...content,
      heading: `Hello ${name}`,
      paragraphs: [`${name} has invited you`],
    });
    for (const body of [text, html]) {
      expect(body).not.toMatch(/:\/\/evil|evil\.example|www\./);
      expect(body).toContain('portal.test/?a=1');
    }
    expect(text.split('\n')[0]).toContain('pay www');
  });
});
