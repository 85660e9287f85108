import { type ReactNode, Suspense, use, useEffect, useState, useTransition } from 'react';
import { usePortal } from '../composition/portal-context.ts';
import { FailureBoundary } from './failure-boundary.tsx';
import { RemoteCard } from './remote-card.tsx';
import { asRemoteFailure, type RemoteFailure } from './remote-failure.ts';
import { pageOf, type RemotePart } from './remote-host.ts';
import { useOutcome } from './use-outcome.ts';

interface Props {
  readonly part: RemotePart;
  /** What shows while the part loads, in the shape of what comes. */
  readonly skeleton: ReactNode;
  /** Stands around the part once it is there. */
  readonly around?: (drawn: ReactNode) => ReactNode;
  /** Puts the card into the place of the part. */
  readonly frame?: (card: ReactNode) => ReactNode;
}

const bare = (drawn: ReactNode): ReactNode => drawn;

interface LoadedProps extends Required<Pick<Props, 'part' | 'skeleton' | 'around'>> {
  readonly isRetry: boolean;
}

/** The part once it is there. A retry suspends, so that the card stays until it has come to an end. */
function Loaded({ part, isRetry, skeleton, around }: LoadedProps) {
  const { remotes, pageShown } = usePortal();
  const load = remotes.load(part);
  const outcome = useOutcome(load);
  const { remote } = part;
  const shownPage = 'page' in part && outcome?.status === 'arrived' ? part.page : undefined;
  useEffect(() => {
    if (shownPage !== undefined) pageShown(remote, shownPage);
  }, [pageShown, remote, shownPage]);
  if (isRetry) return around(use(load));
  if (outcome === undefined) return skeleton;
  if (outcome.status === 'failed') throw outcome.error;
  return around(outcome.value);
}

/** A page or slot of a remote: its skeleton, then the part itself, or a card that says what is wrong. */
export function RemotePartView({ part, skeleton, around = bare, frame = bare }: Props) {
  const { remotes, reloadForNewer } = usePortal();
  const [attempt, setAttempt] = useState(0);
  const [failures, setFailures] = useState(0);
  const [isRetrying, startRetry] = useTransition();

  const retry = (failure: RemoteFailure): void =>
    startRetry(async () => {
      // The card stays busy until the window is gone.
      if (await reloadForNewer(failure)) return;
      remotes.forget(part);
      startRetry(() => setAttempt((count) => count + 1));
    });

  return (
    <Suspense fallback={skeleton}>
      <FailureBoundary
        key={attempt}
        onFailure={() => setFailures((count) => count + 1)}
        fallback={(error) => {
          const failure = asRemoteFailure(error, part.remote, remotes.shownRelease(part.remote));
          return frame(
            <RemoteCard
              failure={failure}
              page={pageOf(part)}
              failures={failures}
              isRetrying={isRetrying}
              onRetry={() => retry(failure)}
            />,
          );
        }}
      >
        <Loaded part={part} isRetry={attempt > 0} skeleton={skeleton} around={around} />
      </FailureBoundary>
    </Suspense>
  );
}
