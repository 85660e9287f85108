/** What the JSX of a picture is made of, as far as its runtime goes. */
export interface Drawn {
  readonly type: string | ((props: Readonly<Record<string, unknown>>) => unknown);
  readonly props: Readonly<Record<string, unknown>>;
}

const SVG = 'http://www.w3.org/2000/svg';

/** Parts of JSX that say something to React alone. */
const SILENT = new Set(['children', 'key', 'ref', 'dangerouslySetInnerHTML']);

const isDrawn = (node: unknown): node is Drawn =>
  typeof node === 'object' && node !== null && 'type' in node && 'props' in node;

/** `strokeWidth` is `stroke-width` in a drawing; only the box is written as in JSX. */
const attributeOf = (name: string, isDrawing: boolean): string => {
  if (name === 'className') return 'class';
  return isDrawing && name !== 'viewBox'
    ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    : name;
};

function setStyle(element: HTMLElement, style: Readonly<Record<string, string | number>>): void {
  for (const [name, value] of Object.entries(style)) {
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    element.style.setProperty(property, typeof value === 'number' ? `${value}px` : value);
  }
}

function setProperty(element: HTMLElement | SVGElement, name: string, value: unknown): void {
  if (SILENT.has(name) || value === undefined || value === null || value === false) {
    // `aria-…` says false as well as true.
    if (value !== false || !name.startsWith('aria-')) return;
  }
  // Nothing in a picture answers a touch but its links.
  if (typeof value === 'function' || /^on/i.test(name)) return;
  if (name === 'style' && element instanceof HTMLElement) {
    setStyle(element, value as Readonly<Record<string, string | number>>);
    return;
  }
  const isFlag = value === true && !/^(?:aria|data)-/.test(name);
  element.setAttribute(
    attributeOf(name, element instanceof SVGElement),
    isFlag ? '' : String(value),
  );
}

/**
 * Draws what JSX says into an element, once: text as text, never as markup. Components are called, and
 * nothing is drawn anew afterwards.
 */
export function appendNode(parent: Element, node: unknown): void {
  if (Array.isArray(node)) {
    for (const one of node) appendNode(parent, one);
  } else if (typeof node === 'string' || typeof node === 'number') {
    parent.append(String(node));
  } else if (isDrawn(node)) {
    const { type, props } = node;
    if (typeof type === 'function') appendNode(parent, type(props));
    else appendElement(parent, type, props);
  }
}

function appendElement(parent: Element, type: string, props: Drawn['props']): void {
  const isDrawing = type === 'svg' || parent instanceof SVGElement;
  const element = isDrawing
    ? document.createElementNS(SVG, type as 'svg')
    : document.createElement(type);
  for (const [name, value] of Object.entries(props)) setProperty(element, name, value);
  appendNode(element, props.children);
  parent.append(element);
}
