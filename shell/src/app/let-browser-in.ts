/** Ends a task, so that the browser paints, answers touches and hands over what has come before the work goes on. */
export const letBrowserIn = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
