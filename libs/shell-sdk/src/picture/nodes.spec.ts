import { jsx } from './jsx-runtime.ts';
import { appendNode } from './nodes.ts';

const drawn = (node: unknown): HTMLElement => {
  const place = document.createElement('div');
  appendNode(place, node);
  return place;
};

const Card = ({ name }: { readonly name?: unknown }) =>
  jsx('li', { children: [String(name), ' ', 7, null, false, undefined] });

const HOSTILE = '<img src=x onerror=alert(1)>';

describe('what a picture draws', () => {
  it('is what its components say, once', () => {
    const list = drawn(jsx('ul', { className: 'cards', children: [jsx(Card, { name: 'Ana' })] }));
    expect(list.querySelector('ul.cards > li')?.textContent).toBe('Ana 7');
  });

  it('is text as text, and never markup', () => {
    const place = drawn(
      jsx('p', { children: HOSTILE, dangerouslySetInnerHTML: { __html: HOSTILE } }),
    );
    expect(place.textContent).toBe(HOSTILE);
    expect(place.querySelector('img')).toBeNull();
  });

  it('answers no touch but that of its links', () => {
    const onClick = jest.fn();
    const link = drawn(
      jsx('a', { href: '/find-work/1', onClick, onclick: 'alert(1)', children: 'Trimmer' }),
    );
    const anchor = link.querySelector('a')!;
    anchor.addEventListener('click', (event) => event.preventDefault());
    anchor.click();
    expect(onClick).not.toHaveBeenCalled();
    expect(anchor.getAttributeNames()).toEqual(['href']);
  });

  it('has attributes as React writes them', () => {
    const place = drawn(
      jsx('div', {
        inert: true,
        hidden: false,
        'aria-hidden': true,
        'aria-busy': false,
        tabIndex: -1,
        title: null,
        style: { width: 40, fontSize: '12px' },
      }),
    );
    const { firstElementChild: element } = place;
    expect(element?.outerHTML).toBe(
      '<div inert="" aria-hidden="true" aria-busy="false" tabindex="-1" style="width: 40px; font-size: 12px;"></div>',
    );
  });

  it('has drawings', () => {
    const path = jsx('path', { d: 'M0 0h4', strokeWidth: '2' });
    const svg = drawn(jsx('svg', { viewBox: '0 0 12 12', children: path })).firstElementChild!;
    expect(svg).toBeInstanceOf(SVGElement);
    expect(svg.getAttribute('viewBox')).toBe('0 0 12 12');
    expect(svg.firstElementChild).toBeInstanceOf(SVGElement);
    expect(svg.firstElementChild?.getAttribute('stroke-width')).toBe('2');
  });
});
