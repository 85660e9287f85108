/** Newer browsers go on with the same work first, once they have painted and answered touches. */
interface YieldingScheduler {
  yield?(): Promise<void>;
}

/** Ends a task, so that the browser paints and answers touches before the work goes on. */
export function letBrowserIn(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: YieldingScheduler };
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
