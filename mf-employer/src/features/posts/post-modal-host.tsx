import type { Post } from '@leafshift/contracts/posts';
import { useState } from 'react';
import { PostModal } from './post-modal.tsx';
import { useViewedPost } from './use-viewed-post.ts';

/** Shows the posting that the address names over the page. */
export function PostModalHost({ known }: { readonly known: readonly Post[] }) {
  const { postId, close } = useViewedPost();
  // The dialog outlives its address until it has closed, so that the focus finds its way back.
  const [shown, setShown] = useState(postId);
  if (postId && postId !== shown) {
    setShown(postId);
  }
  return shown ? (
    <PostModal
      key={shown}
      isOpen={postId !== null}
      postId={shown}
      known={known.find(({ _id }) => _id === shown)}
      onClose={close}
      onClosed={() => setShown(null)}
    />
  ) : null;
}
