import { LegalPage } from './legal/legal-page.tsx';

/** The privacy policy, for everybody. */
export const Component = () => <LegalPage name="privacy" />;
