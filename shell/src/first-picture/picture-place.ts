/** The shape of a page, which the page's HTML shows until there is a frame. */
const SHAPE = '.ls-first';

export const firstShape = (): HTMLElement | null => document.querySelector<HTMLElement>(SHAPE);

/** Puts the picture into the place of the shape; nothing where the portal draws already. */
export function placePicture(picture: Element): void {
  const shape = firstShape();
  if (shape === null) return;
  picture.className = 'ls-first-picture';
  shape.removeAttribute('aria-hidden');
  shape.dataset.picture = location.pathname;
  shape.append(picture);
}

/** Leaves the shape alone: what the picture shows is nobody's any more. */
export function takePictureAway(): void {
  const shape = firstShape();
  shape?.querySelector('.ls-first-picture')?.remove();
  shape?.removeAttribute('data-picture');
}

/** Whether the picture shows the page that the address names. */
export const showsThisPage = (shape: HTMLElement): boolean =>
  shape.dataset.picture === location.pathname;

/** The page takes the place of the picture, as far down as it was read, and of the link with the focus. */
export function giveWayToPage(shape: HTMLElement, root: HTMLElement): void {
  const picture = shape.querySelector('.ls-first-picture');
  const top = picture?.scrollTop ?? 0;
  const focused = picture?.contains(document.activeElement)
    ? document.activeElement?.getAttribute('href')
    : null;
  shape.remove();
  if (top > 0) window.scrollTo(0, top);
  if (focused) {
    root.querySelector<HTMLElement>(`a[href="${CSS.escape(focused)}"]`)?.focus({
      preventScroll: true,
    });
  }
}
