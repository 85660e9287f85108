import { cardEntry } from '@leafshift/contracts/stripe';
import { requestUpload } from '@leafshift/contracts/uploads';
import {
  aCertificate,
  aDocument,
  aLocation,
  anEmployerProfile,
  anId,
  aPaymentMethod,
  aSupervisor,
  aWorkerProfile,
} from '@leafshift/testing/builders';
import { createMockApi, handle } from '@leafshift/testing/mock-api';
import type { Meta } from 'storybook-react-rsbuild';
import { BankForm } from '../../src/bank-form/index.ts';
import { BusinessProfileForm } from '../../src/business-profile-form/index.ts';
import { CardForm } from '../../src/card-form/index.ts';
import { CertificateForm, CertificateList } from '../../src/certificates/index.ts';
import { DocumentUpload } from '../../src/document-upload/index.ts';
import { SubmitButton } from '../../src/form/index.ts';
import { LocationForm, LocationList } from '../../src/locations/index.ts';
import { PaymentMethodList } from '../../src/payment-methods/index.ts';
import { SupervisorForm, SupervisorList } from '../../src/supervisors/index.ts';
import { WorkerProfileForm } from '../../src/worker-profile-form/index.ts';
import { LONG_ADDRESS, LONG_NAME } from './long-texts.ts';
import styles from './stories.module.css';

export default { title: 'Forms of a profile' } satisfies Meta;

const api = createMockApi([
  handle(cardEntry, {
    client_secret: 'seti_1_secret_2',
    setup_intent: 'seti_1',
    publishable_key: 'pk_sandbox',
    mode: 'sandbox',
  }),
  handle(requestUpload, {
    uploadUrl: 'https://leafshift.example/upload',
    method: 'PUT',
    headers: {},
    url: 'https://leafshift.example/picture.webp',
  }),
]);

const done = () => Promise.resolve();
const ignore = () => undefined;

export const BusinessProfile = () => (
  <BusinessProfileForm
    api={api}
    profile={anEmployerProfile()}
    onSubmit={done}
    onImageMissing={ignore}
  >
    <SubmitButton>Save</SubmitButton>
  </BusinessProfileForm>
);

export const WorkerProfile = () => (
  <WorkerProfileForm api={api} profile={aWorkerProfile()} googleMapsKey={null} onSubmit={done}>
    <SubmitButton>Save</SubmitButton>
  </WorkerProfileForm>
);

export const Supervisors = () => (
  <div className={styles.stack}>
    <SupervisorForm onSubmit={done} />
    <SupervisorList
      supervisors={[aSupervisor(), aSupervisor({ _id: anId(112), name: LONG_NAME })]}
      onRemove={ignore}
    />
  </div>
);

export const NoSupervisors = () => <SupervisorList supervisors={[]} onRemove={ignore} />;

export const Locations = () => (
  <div className={styles.stack}>
    <LocationForm googleMapsKey={null} onSubmit={done} />
    <LocationList
      locations={[
        aLocation(),
        aLocation({ _id: anId(102), locationName: LONG_NAME, fullAddress: LONG_ADDRESS }),
        aLocation({ _id: anId(103), locationName: 'Warehouse' }),
      ]}
      onRemove={ignore}
    />
  </div>
);

export const Payment = () => (
  <div className={styles.stack}>
    <CardForm api={api} onSaved={ignore} onBack={ignore} />
    <PaymentMethodList
      methods={[
        aPaymentMethod(),
        aPaymentMethod({ _id: anId(802), last4: '5556', brand: 'mastercard', isDefault: false }),
      ]}
      onRemove={ignore}
      onChooseDefault={ignore}
    />
  </div>
);

export const NoCards = () => <PaymentMethodList methods={[]} />;

export const Bank = () => <BankForm api={api} onSaved={ignore} />;

export const Certificates = () => (
  <div className={styles.stack}>
    <CertificateForm api={api} onSubmit={done} />
    <CertificateList api={api} certificates={[aCertificate()]} onRemove={ignore} />
  </div>
);

export const Documents = () => (
  <div className={styles.stack}>
    <DocumentUpload
      api={api}
      kind="photoid"
      title="Government Photo ID"
      document={aDocument({ status: 'Not Submitted' })}
      gate="submitted"
      onUploaded={done}
    />
    <DocumentUpload
      api={api}
      kind="backgroundcheck"
      title="Background Check"
      document={aDocument({ status: 'Pending' })}
      gate="submitted"
      onUploaded={done}
    />
    <DocumentUpload
      api={api}
      kind="photoid"
      title="Passport"
      document={aDocument({ status: 'Rejected', reason: 'The picture is too dark to read' })}
      gate="submitted"
      onUploaded={done}
    />
  </div>
);
