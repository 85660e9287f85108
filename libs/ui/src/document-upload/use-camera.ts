import { useEffect, useState } from 'react';

/** Which way a camera looks: away from who holds it, or at them. */
export type Facing = 'environment' | 'user';

export type CameraProblem = 'denied' | 'missing' | 'busy';

export type CameraState =
  | { readonly kind: 'starting' }
  | { readonly kind: 'live'; readonly stream: MediaStream; readonly hasOthers: boolean }
  | { readonly kind: 'failed'; readonly problem: CameraProblem };

const STARTING: CameraState = { kind: 'starting' };

const PROBLEMS: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
};

/** Whether this browser offers a camera to pages at all: not without https, not in some apps. */
export const offersCamera = (): boolean =>
  typeof navigator.mediaDevices?.getUserMedia === 'function';

const problemOf = (failure: unknown): CameraProblem =>
  PROBLEMS[failure instanceof Error ? failure.name : ''] ?? 'busy';

const stop = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

async function open(facing: Facing): Promise<CameraState & { readonly kind: 'live' }> {
  const { mediaDevices } = navigator;
  const stream = await mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: facing, width: { ideal: 1920 }, height: { ideal: 1080 } },
  });
  const cameras = (await mediaDevices.enumerateDevices()).filter(
    ({ kind }) => kind === 'videoinput',
  );
  return { kind: 'live', stream, hasOthers: cameras.length > 1 };
}

/** The camera's picture for as long as the component is there; the camera is let go after that. */
export function useCamera(facing: Facing): CameraState {
  const [state, setState] = useState<CameraState>(STARTING);

  useEffect(() => {
    let isWanted = true;
    let release = (): void => undefined;
    const fail = (problem: CameraProblem): void => {
      if (isWanted) setState({ kind: 'failed', problem });
    };
    setState(STARTING);
    open(facing).then(
      (live) => {
        release = () => stop(live.stream);
        if (!isWanted) return release();
        for (const track of live.stream.getVideoTracks()) {
          track.addEventListener('ended', () => fail('missing'));
        }
        setState(live);
        return undefined;
      },
      (failure: unknown) => fail(problemOf(failure)),
    );
    return () => {
      isWanted = false;
      release();
    };
  }, [facing]);

  return state;
}
