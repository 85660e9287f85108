/**
 * Gives every style that is made at run time the nonce of the page's security policy. Some parts of
 * antd, such as the lock of the page's scrolling below a dialog, make theirs without one.
 */
export function signStyles(nonce: string): void {
  const create = document.createElement.bind(document);
  document.createElement = (name: string, options?: ElementCreationOptions): HTMLElement => {
    const element = create(name, options);
    if (element instanceof HTMLStyleElement) element.nonce = nonce;
    return element;
  };
}
