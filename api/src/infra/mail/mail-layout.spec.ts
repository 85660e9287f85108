import { loadCatalogue } from '@leafshift/wordings/catalogue';
import { mailBodies } from './mail-layout.ts';

const content = {
  heading: 'Hello <Ana>',
  paragraphs: ['You & the shift'],
  button: { label: 'Open', url: 'http://portal.test/?a=1&b=2' },
};

describe('a mail', () => {
  it('says the same as plain text and as HTML, whatever users wrote', async () => {
    const { text, html } = mailBodies(await loadCatalogue('en'), content);
    expect(text).toContain('Hello <Ana>\n\nYou & the shift\n\nOpen: http://portal.test/?a=1&b=2');
    expect(html).toContain('Hello &lt;Ana&gt;');
    expect(html).toContain('You &amp; the shift');
    expect(html).not.toContain('<Ana>');
  });

  it.each([
    ['ar', 'rtl', 'القنّب'],
    ['fr', 'ltr', 'cannabis au Canada'],
  ] as const)('in %s runs %s and is signed in that language', async (language, dir, words) => {
    const { text, html } = mailBodies(await loadCatalogue(language), content);
    expect(html).toContain(`<html lang="${language}" dir="${dir}">`);
    expect(html).toContain(words);
    expect(text).toContain(words);
  });
});
