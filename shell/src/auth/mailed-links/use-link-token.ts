import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** The token of the link that opened the page; it does not stay in the address bar and the history. */
export function useLinkToken(path: `/${string}`): string | null {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const fromLink = query.get('token');
  const [token, setToken] = useState(fromLink);

  useEffect(() => {
    if (fromLink === null) return;
    setToken(fromLink);
    Promise.resolve(navigate(path, { replace: true })).catch(reportError);
  }, [fromLink, navigate, path]);

  return token;
}
