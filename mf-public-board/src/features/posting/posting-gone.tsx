import { useTranslation } from 'react-i18next';

/** What stands in the place of a posting that is gone. */
export const PostingGone = () => {
  const { t } = useTranslation('mf-public-board');
  return (
    <div className="ls-served-gone">
      <h1 className="ls-served-title">{t('posting.goneTitle')}</h1>
      <p className="ls-served-intro">{t('posting.goneText')}</p>
    </div>
  );
};
