import { type ReactNode, Suspense, use, useState, useTransition } from 'react';
import { usePortal } from '../portal/portal-context.ts';
import { FailureBoundary } from './failure-boundary.tsx';
import { RemoteCard } from './remote-card.tsx';
import { asRemoteFailure } from './remote-failure.ts';
import type { RemotePart } from './remote-host.ts';

interface Props {
  readonly part: RemotePart;
  /** What shows while the part loads, in the shape of what comes. */
  readonly skeleton: ReactNode;
  /** Puts the card into the place of the part. */
  readonly frame?: (card: ReactNode) => ReactNode;
}

function Loaded({ part }: { part: RemotePart }) {
  return use(usePortal().remotes.load(part));
}

/** A page or slot of a remote: its skeleton, then the part itself, or a card that says what is wrong. */
export function RemotePartView({ part, skeleton, frame = (card) => card }: Props) {
  const { remotes } = usePortal();
  const [attempt, setAttempt] = useState(0);
  const [failures, setFailures] = useState(0);
  const [isRetrying, startRetry] = useTransition();

  const retry = (): void => {
    remotes.forget(part);
    startRetry(() => setAttempt((count) => count + 1));
  };

  return (
    <Suspense fallback={skeleton}>
      <FailureBoundary
        key={attempt}
        onFailure={() => setFailures((count) => count + 1)}
        fallback={(error) =>
          frame(
            <RemoteCard
              failure={asRemoteFailure(error, part.remote)}
              failures={failures}
              isRetrying={isRetrying}
              onRetry={retry}
            />,
          )
        }
      >
        <Loaded part={part} />
      </FailureBoundary>
    </Suspense>
  );
}
