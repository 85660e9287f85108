import { lazyPart, whenReached } from '@leafshift/ui/lazy';

/** The dialog of a permanent posting, loaded when somebody reaches for it. */
export const PostModal = lazyPart(async () => (await import('./post-modal.tsx')).PostModal);

/** Properties of what opens a posting. */
export const whenPostReached = whenReached(PostModal);
