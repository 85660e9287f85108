import { MessagesPage } from '@leafshift/remote-pages/conversations';

export function Component() {
  return <MessagesPage />;
}
