import type { Person } from '@leafshift/contracts/back-office';
import { useShell } from '@leafshift/shell-sdk';
import { Stack } from '@leafshift/ui/page';
import { DetailSkeleton } from '@leafshift/ui/states';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../desk/loaded.tsx';
import { Account } from './account.tsx';
import { Closing } from './closing.tsx';
import { Documents } from './documents.tsx';
import { Fees } from './fees.tsx';
import { Flags } from './flags.tsx';
import { Notes } from './notes.tsx';
import styles from './person.module.css';
import { PersonTimeline } from './person-timeline.tsx';
import { personQuery } from './queries.ts';
import { SecondFactors } from './second-factors.tsx';
import { Sessions } from './sessions.tsx';
import { SuspensionPart } from './suspension-part.tsx';
import { YearlySlip } from './yearly-slip.tsx';

/** One person on one page: who they are, what is known of them, and what can be done. */
export function PersonView({ id }: { readonly id: string }) {
  const query = useQuery(personQuery(useShell().api, id));
  return (
    <Loaded query={query} skeleton={<DetailSkeleton />}>
      {(person: Person) => (
        <div className={styles.columns}>
          <Stack>
            <Account person={person} />
            <Flags flags={person.flags} />
            <SuspensionPart person={person} />
            <Documents documents={person.documents} />
            <PersonTimeline id={id} />
          </Stack>
          <Stack>
            <Notes id={id} notes={person.notes} />
            <Sessions id={id} sessions={person.sessions} />
            <SecondFactors id={id} kinds={person.secondFactors} />
            <Fees user={person.user} />
            <YearlySlip user={person.user} />
            <Closing user={person.user} />
          </Stack>
        </div>
      )}
    </Loaded>
  );
}
