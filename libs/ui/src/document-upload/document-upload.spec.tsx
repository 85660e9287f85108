import { myProfile, type ReviewedDocument } from '@leafshift/contracts/profile';
import { requestUpload } from '@leafshift/contracts/uploads';
import { isolated } from '@leafshift/i18n';
import { aDocument, aWorkerProfile } from '@leafshift/testing/builders';
import { createMockApi, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems, renderInTheme, renderWithShell } from '@leafshift/testing/render';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DocumentUpload } from './document-upload.tsx';

const setUp = (
  document: ReviewedDocument,
  props: Partial<Parameters<typeof DocumentUpload>[0]> = {},
) =>
  renderInTheme(
    <DocumentUpload
      api={createMockApi()}
      kind="photoid"
      title="Government Photo ID"
      document={document}
      gate="approved"
      onUploaded={() => Promise.resolve()}
      {...props}
    />,
  );

const replace = () => screen.getByRole('button', { name: 'Replace Government Photo ID' });
const upload = () => screen.queryByLabelText('Add Government Photo ID');

describe('DocumentUpload', () => {
  it('asks for a document that was not submitted', async () => {
    const { container } = setUp(aDocument({ status: 'Not Submitted' }));
    expect(screen.getByText('Not Submitted')).toBeVisible();
    expect(upload()).toBeInTheDocument();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it("shows a pending one as 'Submitted' and says how long it takes", () => {
    setUp(aDocument({ status: 'Pending', submittedAt: '2026-05-04T16:00:00.000Z' }));
    expect(screen.getByText(/^Handed in on .*May 4, 2026$/)).toBeVisible();
    expect(screen.getByText('Submitted')).toBeVisible();
    expect(screen.getByText('Please allow up to 48 hours to confirm submissions.')).toBeVisible();
    expect(upload()).not.toBeInTheDocument();
  });

  it('says why one was rejected and takes another', () => {
    setUp(aDocument({ status: 'Rejected', reason: 'Too dark to read' }));
    expect(screen.getByRole('status')).toHaveTextContent(
      `This document was not accepted: “${isolated('Too dark to read')}”. Please add another one.`,
    );
    expect(upload()).toBeInTheDocument();
  });

  it('asks nothing of one that was approved', () => {
    setUp(aDocument({ status: 'Approved' }));
    expect(screen.getByText('Approved')).toBeVisible();
    expect(upload()).not.toBeInTheDocument();
  });

  it('replaces an approved one only after saying what a new review means', async () => {
    const { user, baseElement } = setUp(aDocument({ status: 'Approved' }));
    await user.click(replace());
    const dialog = screen.getByRole('dialog', { name: 'Ask for a new review?' });
    expect(dialog).toHaveTextContent('reviewed in place of the approved one');
    expect(dialog).toHaveTextContent('you cannot be confirmed for shifts');
    expect(dialog).toHaveTextContent('released from all shifts that have not begun');
    expect(await accessibilityProblems(baseElement)).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByLabelText('Image: Government Photo ID')).toBeInTheDocument();
  });

  it('leaves an approved one as it is when the new review is not wanted', async () => {
    const { user } = setUp(aDocument({ status: 'Approved' }));
    await user.click(replace());
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByLabelText('Image: Government Photo ID')).not.toBeInTheDocument();
  });

  it('takes another one in the place of one that waits', async () => {
    const { user } = setUp(aDocument({ status: 'Pending' }));
    await user.click(replace());
    expect(await screen.findByLabelText('Image: Government Photo ID')).toBeInTheDocument();
  });

  it('shows both sides of what was handed in, by links asked for then', async () => {
    const document = aDocument({
      status: 'Rejected',
      reason: 'Too dark to read',
      uploadUrl: 'https://files.example/old-front',
      backUrl: 'https://files.example/old-back',
      decidedAt: '2026-05-06T16:00:00.000Z',
    });
    const fresh = {
      ...document,
      uploadUrl: 'https://files.example/front',
      backUrl: 'https://files.example/back',
    };
    const profile = aWorkerProfile({ identificationDocument: fresh });
    const api = createMockApi([handle(myProfile, profile)]);
    const { user, baseElement } = renderWithShell(
      <DocumentUpload
        api={api}
        kind="photoid"
        title="Government Photo ID"
        document={document}
        gate="approved"
        onUploaded={() => Promise.resolve()}
      />,
      { api },
    );
    expect(screen.getByText(/Not accepted on .*May 6, 2026/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'View picture: Government Photo ID' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Government Photo ID' }));
    const picture = (name: string) => dialog.findByAltText(name);
    expect(await picture('Government Photo ID')).toHaveAttribute('src', fresh.uploadUrl);
    expect(await picture('Back: Government Photo ID')).toHaveAttribute('src', fresh.backUrl);
    expect(await accessibilityProblems(baseElement)).toEqual([]);
  });

  it('takes another one at once where the name on it was changed', async () => {
    const { user } = setUp(aDocument({ status: 'Pending', mayReplace: true }));
    expect(screen.getByText(/If it shows your earlier details/)).toBeVisible();
    await user.click(replace());
    expect(await screen.findByLabelText('Image: Government Photo ID')).toBeInTheDocument();
  });

  it('takes the back of a photo ID too, where there is a picture of it', async () => {
    const urls = ['https://files.example/back', 'https://files.example/front'];
    const handedIn: unknown[] = [];
    const api = createMockApi([
      handle(requestUpload, () => ({
        uploadUrl: 'https://files.example/upload',
        method: 'PUT' as const,
        headers: {},
        url: urls.shift() ?? '',
      })),
    ]);
    const { user } = setUp(aDocument({ status: 'Not Submitted' }), {
      api,
      onUploaded: async (...sides) => {
        handedIn.push(sides);
      },
    });
    await user.click(screen.getByRole('button', { name: 'Add Government Photo ID' }));
    const file = new File(['x'], 'x.png', { type: 'image/png' });
    await user.upload(screen.getByLabelText('Back (optional): Government Photo ID'), file);
    await waitFor(() => expect(urls).toHaveLength(1));
    await user.upload(screen.getByLabelText('Image: Government Photo ID'), file);
    const send = screen.getByRole('button', { name: 'Upload' });
    await waitFor(() => expect(send).toBeEnabled());
    await user.click(send);

    await waitFor(() =>
      expect(handedIn).toEqual([['https://files.example/front', 'https://files.example/back']]),
    );
  });

  it('takes a background check as PDF too, by its name in place of a picture', async () => {
    const ticket = {
      uploadUrl: 'https://files.example/upload',
      method: 'PUT' as const,
      headers: {},
      url: 'https://files.example/check',
    };
    const api = createMockApi([handle(requestUpload, ticket)]);
    const onUploaded = jest.fn(() => Promise.resolve());
    const title = 'Background Check';
    const document = aDocument({ status: 'Not Submitted' });
    const { user } = setUp(document, { api, kind: 'backgroundcheck', title, onUploaded });
    await user.click(screen.getByRole('button', { name: `Add ${title}` }));
    const picker = screen.getByLabelText(`Image or PDF: ${title}`);
    expect(picker).toHaveAccessibleDescription(/a PDF of up to 6 pages/);
    const text = new File(['x'], 'check.txt', { type: 'text/plain' });
    fireEvent.drop(picker, { dataTransfer: { files: [text] } });
    expect(await screen.findByRole('alert')).toHaveTextContent('must be an image or a PDF');

    const pdf = new File(['%PDF-'], 'check.pdf', { type: 'application/pdf' });
    await user.upload(picker, pdf);
    expect(screen.getByText('check.pdf')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Upload' }));
    await waitFor(() => expect(onUploaded).toHaveBeenCalledWith(ticket.url));
    expect(api.sentTo(requestUpload)).toEqual([
      { body: { kind: 'backgroundcheck', contentType: 'application/pdf', size: 5 } },
    ]);
  });

  it('reads pages at full width, and fits pictures', async () => {
    const document = aDocument({ status: 'Pending', uploadUrl: 'https://files.example/pages' });
    const api = createMockApi([handle(myProfile, aWorkerProfile({ backgroundCheck: document }))]);
    const { user } = renderWithShell(
      <DocumentUpload
        api={api}
        kind="backgroundcheck"
        title="Background Check"
        document={{ ...document, submittedAt: '2026-05-04T16:00:00.000Z' }}
        gate="approved"
        onUploaded={() => Promise.resolve()}
      />,
      { api },
    );
    await user.click(screen.getByRole('button', { name: 'View picture: Background Check' }));
    const picture = await screen.findByAltText('Background Check');
    const arrive = (naturalHeight: number): void => {
      Object.defineProperties(picture, {
        naturalWidth: { value: 100, configurable: true },
        naturalHeight: { value: naturalHeight, configurable: true },
      });
      fireEvent.load(picture);
    };
    arrive(75);
    expect(picture).not.toHaveClass('long');
    arrive(260);
    expect(picture).toHaveClass('long');
  });

  it('asks for no back of other documents', async () => {
    const { user } = setUp(aDocument({ status: 'Not Submitted' }), { kind: 'backgroundcheck' });
    await user.click(screen.getByRole('button', { name: 'Add Government Photo ID' }));
    expect(screen.queryByLabelText(/^Back/)).not.toBeInTheDocument();
  });
});
