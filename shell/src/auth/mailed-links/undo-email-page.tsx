import { undoEmailChange } from '@leafshift/contracts/users';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { useCore } from '../../composition/core-context.ts';
import { LinkQuestion } from './link-question.tsx';
import { useLinkToken } from './use-link-token.ts';

/** `/undo-email`: puts the address back that somebody else has changed. */
export function Component() {
  const { t } = useTranslation('shell');
  const { api, session } = useCore();
  const token = useLinkToken('/undo-email');
  if (token === null) return <Navigate to="/login" replace />;

  const undo = async (): Promise<void> => {
    await api.send(undoEmailChange, { body: { token } });
    // Where this browser was signed in, it no longer is.
    await session.check();
  };
  return (
    <LinkQuestion
      title={t('undoEmail.title')}
      text={t('undoEmail.text')}
      label={t('undoEmail.submit')}
      done={t('undoEmail.done')}
      onConfirm={undo}
    />
  );
}
