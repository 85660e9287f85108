import { aDocument, anEmployerProfile, aWorkerProfile } from '@leafshift/testing/builders';
import { accessibilityProblems, renderInTheme } from '@leafshift/testing/render';
import { screen } from '@testing-library/react';
import { ReviewNotice } from './review-notice.tsx';

type Props = Parameters<typeof ReviewNotice>[0];

const show = (who: Props['who'], profile: Props['profile']) =>
  renderInTheme(
    <ReviewNotice profile={profile} who={who} link={(words) => <a href="/profile">{words}</a>} />,
  );

describe('ReviewNotice', () => {
  it('says which documents were rejected and why, what it means, and the way to the remedy', async () => {
    const { container } = show(
      'worker',
      aWorkerProfile({
        identificationDocument: aDocument({ status: 'Rejected', reason: 'Too dark to read' }),
        backgroundCheck: aDocument({ status: 'Pending' }),
      }),
    );
    const notice = screen.getByRole('alert');
    expect(notice).toHaveTextContent('A document was not accepted');
    expect(notice).toHaveTextContent('Government Photo ID: Too dark to read');
    expect(notice).toHaveTextContent('You cannot request shifts or be confirmed.');
    expect(screen.getByRole('link', { name: 'Add another document' })).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it.each([
    ['worker', 'approved', /Employers can confirm you once your documents are approved/],
    ['worker', 'submitted', /You can request shifts and be confirmed meanwhile/],
    ['business', 'approved', /You can post shifts once your licence is approved/],
    ['business', 'submitted', /You can post and confirm workers meanwhile/],
  ] as const)('tells a %s who waits what is possible where documents are %s', (who, gate, msg) => {
    const waits = aDocument({ status: 'Pending' });
    const profile =
      who === 'worker'
        ? aWorkerProfile({ verificationGate: gate, backgroundCheck: waits })
        : anEmployerProfile({ verificationGate: gate, businessLicence: waits });
    show(who, profile);
    expect(screen.getByRole('status')).toHaveTextContent('Your documents are being reviewed');
    expect(screen.getByRole('status')).toHaveTextContent(msg);
  });

  it('tells of an approval for a week', () => {
    const decided = (days: number) =>
      anEmployerProfile({ businessLicence: aDocument({ decidedAt: daysAgo(days) }) });
    const { unmount } = show('business', decided(6));
    expect(screen.getByRole('status')).toHaveTextContent('Your documents are approved');
    unmount();
    show('business', decided(8));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('says nothing of what was not submitted, nor of the documents of the other user type', () => {
    show(
      'business',
      anEmployerProfile({
        businessLicence: { status: 'Not Submitted' },
        backgroundCheck: aDocument({ status: 'Rejected' }),
      }),
    );
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();
