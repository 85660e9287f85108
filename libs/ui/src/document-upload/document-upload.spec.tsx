import type { ReviewedDocument } from '@leafshift/contracts/profile';
import { aDocument } from '@leafshift/testing/builders';
import { createMockApi } from '@leafshift/testing/mock-api';
import { accessibilityProblems, renderInTheme } from '@leafshift/testing/render';
import { screen } from '@testing-library/react';
import { DocumentUpload } from './document-upload.tsx';

const setUp = (document: ReviewedDocument) =>
  renderInTheme(
    <DocumentUpload
      api={createMockApi()}
      kind="photoid"
      title="Government Photo ID"
      document={document}
      onUploaded={() => Promise.resolve()}
    />,
  );

const upload = () => screen.queryByLabelText('Add Government Photo ID');

describe('DocumentUpload', () => {
  it('asks for a document that was not submitted', async () => {
    const { container } = setUp(aDocument({ status: 'Not Submitted' }));
    expect(screen.getByText('Not Submitted')).toBeVisible();
    expect(upload()).toBeInTheDocument();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it("shows a pending one as 'Submitted' and says how long it takes", () => {
    setUp(aDocument({ status: 'Pending' }));
    expect(screen.getByText('Submitted')).toBeVisible();
    expect(screen.getByText('Please allow up to 48 hours to confirm submissions.')).toBeVisible();
    expect(upload()).not.toBeInTheDocument();
  });

  it('says why one was rejected and takes another', () => {
    setUp(aDocument({ status: 'Rejected', reason: 'Too dark to read' }));
    expect(screen.getByRole('status')).toHaveTextContent(
      'This document was not accepted: “Too dark to read”. Please add another one.',
    );
    expect(upload()).toBeInTheDocument();
  });

  it('asks nothing of one that was approved', () => {
    setUp(aDocument({ status: 'Approved' }));
    expect(screen.getByText('Approved')).toBeVisible();
    expect(upload()).not.toBeInTheDocument();
  });
});
