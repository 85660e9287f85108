import type { PermanentPost } from '@leafshift/contracts/posts';
import { initials } from '@leafshift/domain/text';
import { useState } from 'react';

interface Props {
  readonly post: Pick<PermanentPost, 'name' | 'profilePhoto'>;
  readonly size?: 'small' | 'large';
}

/** The picture of a business, or its initials; its name stands beside it. */
export const BusinessMark = ({ post: { name, profilePhoto }, size = 'small' }: Props) => {
  const [broken, setBroken] = useState<string | null>(null);
  const pixels = size === 'large' ? 64 : 48;

  return (
    <span className="ls-posting-mark" data-size={size} aria-hidden>
      {profilePhoto && profilePhoto !== broken ? (
        <img
          src={profilePhoto}
          alt=""
          width={pixels}
          height={pixels}
          onError={() => setBroken(profilePhoto)}
        />
      ) : (
        initials(name)
      )}
    </span>
  );
};
