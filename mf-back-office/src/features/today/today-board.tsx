import { useShell } from '@leafshift/shell-sdk';
import { DashboardSkeleton } from '@leafshift/ui/states';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../desk/loaded.tsx';
import { Alarms } from './alarms.tsx';
import { Figures } from './figures.tsx';
import { todayQuery } from './queries.ts';
import { Queues } from './queues.tsx';

/** What the day has: work that waits, what is wrong, and the marketplace in figures. */
export function TodayBoard() {
  const query = useQuery(todayQuery(useShell().api));
  return (
    <Loaded query={query} skeleton={<DashboardSkeleton />}>
      {({ queues, alarms, provider, figures }) => (
        <>
          <Alarms alarms={alarms} provider={provider} />
          <Queues queues={queues} />
          <Figures figures={figures} />
        </>
      )}
    </Loaded>
  );
}
