import { useSession } from '@leafshift/shell-sdk';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** The way for who hires to a posting of their own (BOARD-10); a worker has none. */
export function ForBusinesses() {
  const { t } = useTranslation('mf-public-board');
  const session = useSession();
  if (session.status === 'loading') return null;
  const isVisitor = session.status === 'signed-out';
  if (!isVisitor && session.user.usertype !== 'Employer') return null;
  return (
    <p className="ls-served-intro">
      {t('board.hiring')}{' '}
      <Link to={isVisitor ? '/register?as=business' : '/jobposting'}>{t('board.hiringPost')}</Link>
    </p>
  );
}
