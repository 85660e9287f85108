import { clockRules } from '@leafshift/contracts/clockedtime';
import { listKey } from '@leafshift/data-access';
import { type ClockBounds, DEFAULT_CLOCK_BOUNDS } from '@leafshift/domain/shift-lifecycle';
import { useShell } from '@leafshift/shell-sdk';
import { useQuery } from '@tanstack/react-query';

const ASK_AGAIN_MS = 30_000;

/** Which times can be clocked, and what time it is for the server, who judges it. */
export interface ClockRules {
  readonly now: Date;
  readonly bounds: ClockBounds;
}

/** The rules by the server's clock; by the reader's own until it has answered. */
export function useClockRules(): ClockRules {
  const { api } = useShell();
  const { data } = useQuery({
    queryKey: listKey('posts', { of: 'clock-rules' }),
    queryFn: async ({ signal }) => {
      const { now, ...bounds } = await api.send(clockRules, {}, { signal });
      return { bounds, aheadMs: Date.parse(now) - Date.now() };
    },
    // Time goes by: what was refused a moment ago may be possible now.
    refetchInterval: ASK_AGAIN_MS,
    refetchOnMount: 'always',
  });
  return {
    now: new Date(Date.now() + (data?.aheadMs ?? 0)),
    bounds: data?.bounds ?? DEFAULT_CLOCK_BOUNDS,
  };
}
