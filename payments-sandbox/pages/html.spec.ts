import { html } from './html.ts';

describe('a piece of a page', () => {
  it('shows what people typed as text only', () => {
    const typed = `<script>alert("1")</script> & '`;

    expect(html`<p title="${typed}">${typed}</p>`.text).toBe(
      '<p title="&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62; &#38; &#39;">' +
        '&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62; &#38; &#39;</p>',
    );
  });

  it('holds other pieces as they are', () => {
    expect(html`<ul>${[1, 2].map((number) => html`<li>${number}</li>`)}</ul>`.text).toBe(
      '<ul><li>1</li><li>2</li></ul>',
    );
  });
});
