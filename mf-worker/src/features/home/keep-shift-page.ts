import { keepShiftCode } from '../find-work/details/keep-shift-code.ts';

/** Has the browser fetch the page of a shift while there is a network (PLATFORM-30). */
export function keepShiftPage(): void {
  // Without a network it is kept already or cannot be had.
  import(/* webpackChunkName: "page-find-work" */ '../../routes/find-work-page.tsx').catch(
    () => undefined,
  );
  keepShiftCode();
}
