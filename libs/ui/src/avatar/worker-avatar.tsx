import { initials } from '@leafshift/domain/text';
import clsx from 'clsx';
import { useState } from 'react';
import styles from './avatar.module.css';

interface WorkerAvatarProps {
  readonly name: string;
  readonly photo: string | null | undefined;
  /** Width and height in pixels. */
  readonly size?: number;
  /** `square` for businesses. */
  readonly shape?: 'round' | 'square';
  /** Where the name does not stand beside it: the picture then says it. */
  readonly isLabelled?: boolean;
}

/** A person's or a business's picture; their initials where there is none or it cannot be loaded. */
export function WorkerAvatar({
  name,
  photo,
  size = 40,
  shape = 'round',
  isLabelled = false,
}: WorkerAvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const shownPhoto = photo && photo !== broken ? photo : null;
  return (
    <span
      className={clsx(styles.avatar, shape === 'square' && styles.square)}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.38) }}
      {...(isLabelled ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      {shownPhoto ? (
        <img
          className={styles.photo}
          src={shownPhoto}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          onError={() => setBroken(shownPhoto)}
        />
      ) : (
        initials(name)
      )}
    </span>
  );
}
