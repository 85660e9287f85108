import {
  SHARE_TARGET_MARKS,
  SHARE_TARGET_NAMES,
  SHARE_TARGETS,
  shareLink,
} from '@leafshift/domain/share-links';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly url: string;
  /** What a message may begin with. */
  readonly text: string;
}

/** LinkedIn, X and Facebook, each in a new window. */
export const ShareLinks = ({ url, text }: Props) => {
  const { t } = useTranslation('mf-public-board');

  return SHARE_TARGETS.map((target) => {
    const label = t('posting.shareOn', { name: SHARE_TARGET_NAMES[target] });
    return (
      <a
        key={target}
        className="ls-posting-share-link"
        href={shareLink(target, url, text)}
        target="_blank"
        rel="noopener noreferrer"
        title={label}
      >
        <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden fill="currentColor">
          <path d={SHARE_TARGET_MARKS[target]} />
        </svg>
        <span className="ls-unseen">{label}</span>
      </a>
    );
  });
};
