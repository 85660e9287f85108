import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { NewPasswordForm } from './new-password-form.tsx';
import { RecoveryRequest } from './recovery-request.tsx';

/** Password recovery: asks for the address, or with the link's token for a new password. */
export function Component() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [token, setToken] = useState(() => query.get('token'));

  // The token works once, but it need not stay in the address bar and the history.
  const fromLink = query.get('token');
  useEffect(() => {
    if (fromLink === null) return;
    setToken(fromLink);
    Promise.resolve(navigate('/recover-password', { replace: true })).catch(reportError);
  }, [fromLink, navigate]);

  return token === null ? (
    <RecoveryRequest />
  ) : (
    <NewPasswordForm token={token} onAskAgain={() => setToken(null)} />
  );
}
