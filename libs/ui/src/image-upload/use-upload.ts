import type { UploadKind } from '@leafshift/contracts/uploads';
import { type ApiClient, messageOf } from '@leafshift/data-access';
import { useEffect, useRef, useState } from 'react';
import { sendImage } from './send-image.ts';

interface Upload {
  /** The picture as it was sent, as an address of this page. */
  readonly preview: string | null;
  /** From 0 to 1 while it is on its way. */
  readonly progress: number | null;
  readonly problem: string | null;
  readonly setProblem: (problem: string | null) => void;
  readonly forget: () => void;
  /** Stops what is on its way. */
  readonly cancel: () => void;
  /** Answers whether it was uploaded and taken over. */
  readonly send: (image: Blob) => Promise<boolean>;
}

/** Sends an image to storage and hands its address over; what goes wrong is in `problem`. */
export function useUpload(
  api: ApiClient,
  kind: UploadKind,
  onUploaded: (url: string) => Promise<void> | void,
): Upload {
  const [preview, setPreview] = useState<string | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const sending = useRef<AbortController>(null);

  // Nobody is there any more to take the address over.
  useEffect(() => () => sending.current?.abort(), []);

  useEffect(
    () => () => {
      if (preview) URL.revokeObjectURL(preview);
    },
    [preview],
  );

  const send = async (image: Blob): Promise<boolean> => {
    const controller = new AbortController();
    const { signal } = controller;
    sending.current = controller;
    setProblem(null);
    setProgress(0);
    try {
      await onUploaded(await sendImage(api, kind, image, setProgress, signal));
      setPreview(URL.createObjectURL(image));
      return true;
    } catch (failure) {
      if (!signal.aborted) setProblem(messageOf(failure));
      return false;
    } finally {
      setProgress(null);
    }
  };

  return {
    preview,
    progress,
    problem,
    setProblem,
    send,
    cancel: () => sending.current?.abort(),
    forget: () => setPreview(null),
  };
}
