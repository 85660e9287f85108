import { mayPostTemp } from '@leafshift/domain/onboarding';
import type { EmploymentType } from '@leafshift/domain/posting-rules';
import { useUser } from '@leafshift/shell-sdk';
import { useRef, useState } from 'react';
import { clearDraft, EMPTY_DRAFT, loadDraft, type PostingDraft, saveDraft } from './model/draft.ts';

/**
 * The draft of the form. It is saved with each change and deleted when it is posted or started
 * again.
 */
export function usePostingDraft() {
  const user = useUser();
  const first = () => withAllowedType(loadDraft(user._id) ?? EMPTY_DRAFT, user);
  const [shown, setShown] = useState(() => ({ draft: first(), round: 0 }));
  const latest = useRef(shown.draft);

  const keep = (change: Partial<PostingDraft>) => {
    latest.current = { ...latest.current, ...change };
    saveDraft(user._id, latest.current);
  };
  return {
    draft: shown.draft,
    /**
     * Changes each time the form is started again; used as a React key, so that the fields start
     * from its values.
     */
    round: shown.round,
    keep,
    choose: (employmentType: EmploymentType) => {
      keep({ employmentType });
      setShown(({ round }) => ({ draft: latest.current, round }));
    },
    /** The form as it stands now. */
    current: () => latest.current,
    /** Starts the form again with the values of a template. */
    begin: (draft: PostingDraft) => {
      keep(withAllowedType(draft, user));
      setShown(({ round }) => ({ draft: latest.current, round: round + 1 }));
    },
    startOver: () => {
      clearDraft(user._id);
      const { employmentType } = latest.current;
      latest.current = { ...EMPTY_DRAFT, employmentType };
      setShown(({ round }) => ({ draft: latest.current, round: round + 1 }));
    },
  };
}

/** Temp postings need completed onboarding; otherwise the form begins with Permanent. */
function withAllowedType(
  draft: PostingDraft,
  user: Parameters<typeof mayPostTemp>[0],
): PostingDraft {
  return mayPostTemp(user) ? draft : { ...draft, employmentType: 'Permanent' };
}
