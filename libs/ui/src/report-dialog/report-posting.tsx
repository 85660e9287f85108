import type { ReportForm } from '@leafshift/contracts/moderation';
import { useState } from 'react';
import { lazyPart, whenReached } from '../lazy/lazy-part.ts';
import { OnDemand } from '../lazy/on-demand.tsx';
import { useUiText } from '../locales/use-ui-text.ts';

const Dialog = lazyPart(async () => (await import('./report-dialog.tsx')).ReportDialog);

interface ReportPostingProps {
  readonly send: (report: ReportForm) => Promise<unknown>;
}

/** 'Report this posting', and the dialog that it opens. */
export function ReportPosting({ send }: ReportPostingProps) {
  const t = useUiText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <p className="ls-posting-report">
      <button type="button" onClick={() => setIsOpen(true)} {...whenReached(Dialog)}>
        <Flag />
        {t('report.action')}
      </button>
      <OnDemand isOpen={isOpen}>
        <Dialog.Part isOpen={isOpen} send={send} onClose={() => setIsOpen(false)} />
      </OnDemand>
    </p>
  );
}

const Flag = () => (
  <svg
    viewBox="0 0 16 16"
    width="14"
    height="14"
    aria-hidden
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d="M3.5 14.5v-12M3.5 3c3-2 6 2 9 0v6.5c-3 2-6-2-9 0" />
  </svg>
);
