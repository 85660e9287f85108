import { LegalPage } from './legal/legal-page.tsx';

/** The terms and conditions, for everybody. */
export const Component = () => <LegalPage name="terms" />;
