import type { RemoteAlone } from '@leafshift/testing/remote-alone';
import { PhoneNumber } from '../src/parts/phone-number.tsx';

/** Single components in their states; the specs render each and let axe read it. */
export const stories: NonNullable<RemoteAlone['stories']> = {
  'phone number, known': <PhoneNumber number="+14165550123" />,
  'phone number, none yet': <PhoneNumber number={null} />,
};
