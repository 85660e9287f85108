import { Navigate, useLocation } from 'react-router-dom';

/**
 * 'Find Shifts' leads to /jobposting (SHIFT-12), which is the employer's form: a
 * worker finds the open shifts there.
 */
export function Component() {
  const { search } = useLocation();
  return <Navigate to={{ pathname: '/find-work', search }} replace />;
}
