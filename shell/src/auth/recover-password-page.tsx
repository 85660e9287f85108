import { useSearchParams } from 'react-router-dom';
import { AskForLink } from './ask-for-link.tsx';
import { ChoosePassword } from './choose-password.tsx';

/** Password recovery: asks for the mail, or takes the new password with the mail's token. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const token = params.get('token');
  return token ? <ChoosePassword token={token} onAskAgain={() => setParams({})} /> : <AskForLink />;
}
