/** Has the browser fetch the code of a shift's page while there is a network, since it is needed where there may be none (PLATFORM-30). */
export function keepShiftPage(): void {
  // Without a network it is either kept already or cannot be had.
  import(/* webpackChunkName: "page-find-work" */ '../../routes/find-work-page.tsx').catch(
    () => undefined,
  );
  import('../find-work/details/shift-details.tsx').catch(() => undefined);
}
