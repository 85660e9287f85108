import { requestUpload } from '@leafshift/contracts/uploads';
import { aDocument, anEmployerProfile, aWorkerProfile } from '@leafshift/testing/builders';
import { createMockApi, handle } from '@leafshift/testing/mock-api';
import type { Meta } from 'storybook-react-rsbuild';
import { ImageUpload } from '../../src/image-upload/index.ts';
import { ReportPosting } from '../../src/report-dialog/index.ts';
import { ReplaceDocument, ReviewNotice } from '../../src/review/index.ts';
import styles from './stories.module.css';

export default { title: 'Review and reports' } satisfies Meta;

const api = createMockApi([
  handle(requestUpload, {
    uploadUrl: 'https://leafshift.example/upload',
    method: 'PUT',
    headers: {},
    url: 'https://leafshift.example/picture.webp',
  }),
]);
const link = (words: string) => <a href="#profile">{words}</a>;

export const Notices = () => (
  <div className={styles.stack}>
    <ReviewNotice
      who="worker"
      profile={aWorkerProfile({
        identificationDocument: aDocument({ status: 'Rejected', reason: 'Too dark to read' }),
      })}
      link={link}
    />
    <ReviewNotice
      who="business"
      profile={anEmployerProfile({ businessLicence: aDocument({ status: 'Pending' }) })}
      link={link}
    />
  </div>
);

export const AnotherDocument = () => (
  <ReplaceDocument
    who="worker"
    title="Government Photo ID"
    document={aDocument({ status: 'Approved' })}
    gate="submitted"
    onReplace={() => undefined}
  />
);

export const Picture = () => (
  <ImageUpload
    api={api}
    kind="profile-picture"
    label="Profile picture"
    onUploaded={() => undefined}
    crop="round"
  />
);

export const Report = () => <ReportPosting send={() => Promise.resolve()} />;
