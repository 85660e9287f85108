import { messageOf } from '@leafshift/data-access';
import { postsKey } from '@leafshift/remote-pages/shifts';
import { useShell } from '@leafshift/shell-sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invoicesKey } from '../../work-history/queries.ts';
import type { BulkStep } from './bulk-plan.ts';

/** How a step went; `text` is a message of the catalogue. */
export type StepResult =
  | { readonly state: 'waiting' | 'running' | 'done' }
  | { readonly state: 'failed'; readonly text: string };

/** Takes the steps one after another; what one refuses stops none of the others. */
export function useBulkRun() {
  const { api } = useShell();
  const client = useQueryClient();
  const [results, setResults] = useState<ReadonlyMap<string, StepResult> | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const run = async (steps: readonly BulkStep[]): Promise<void> => {
    setIsRunning(true);
    setResults(new Map(steps.map(({ key }) => [key, { state: 'waiting' }])));
    const set = (key: string, result: StepResult) =>
      setResults((before) => new Map([...(before ?? []), [key, result]]));
    for (const { key, send } of steps) {
      set(key, { state: 'running' });
      try {
        await send(api);
        set(key, { state: 'done' });
      } catch (error) {
        set(key, { state: 'failed', text: messageOf(error) });
      }
    }
    setIsRunning(false);
    await Promise.all([
      client.invalidateQueries({ queryKey: postsKey }),
      client.invalidateQueries({ queryKey: invoicesKey }),
    ]);
  };
  return { results, isRunning, run };
}
