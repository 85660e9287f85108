import type { Post } from '@leafshift/contracts/posts';
import { Suspense, useState } from 'react';
import { PostModal } from './lazy-post-modal.ts';
import { useViewedPost } from './use-viewed-post.ts';

/** Shows the posting that the address names over the page. */
export function PostModalHost({ known }: { readonly known: readonly Post[] }) {
  const { postId, close } = useViewedPost();
  // The dialog stays until it has closed, also after the address changed, so that the focus
  // returns to where it was.
  const [shown, setShown] = useState(postId);
  if (postId && postId !== shown) {
    setShown(postId);
  }
  return shown ? (
    <Suspense fallback={null}>
      <PostModal.Part
        key={shown}
        isOpen={postId !== null}
        postId={shown}
        known={known.find(({ _id }) => _id === shown)}
        onClose={close}
        onClosed={() => setShown(null)}
      />
    </Suspense>
  ) : null;
}
