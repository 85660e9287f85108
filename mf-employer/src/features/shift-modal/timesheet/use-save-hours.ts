import type { ConfirmedWorker, TempPost } from '@leafshift/contracts/posts';
import { messageOf } from '@leafshift/data-access';
import { postsKey } from '@leafshift/remote-pages/shifts';
import { useShell } from '@leafshift/shell-sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Hours, saveHours } from './timesheet-rows.ts';

interface Row {
  readonly worker: ConfirmedWorker;
  readonly hours: Hours;
}

/** Saves rows of the table one after another; what is refused for one is said beside it and stops nobody else's. */
export function useSaveHours(post: TempPost) {
  const { api } = useShell();
  const client = useQueryClient();
  const [isSaving, setIsSaving] = useState(false);
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const run = async (rows: readonly Row[]): Promise<ReadonlySet<string>> => {
    setIsSaving(true);
    const failed = new Map<string, string>();
    for (const { worker, hours } of rows) {
      try {
        await saveHours(api, post, worker, hours);
      } catch (error) {
        failed.set(worker._id, messageOf(error));
      }
    }
    setProblems(failed);
    await client.invalidateQueries({ queryKey: postsKey });
    setIsSaving(false);
    return new Set(failed.keys());
  };
  return { run, isSaving, problems };
}
