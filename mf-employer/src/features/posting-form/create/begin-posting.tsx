import { Day, Id } from '@leafshift/contracts/core';
import type { Post } from '@leafshift/contracts/posts';
import { useShell, useUser } from '@leafshift/shell-sdk';
import { ConfirmDialog } from '@leafshift/ui/confirm-dialog';
import { ErrorState, FormSkeleton } from '@leafshift/ui/states';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { postQuery } from '../../posts/queries.ts';
import { permanentValuesOf, tempValuesOf } from '../model/bodies.ts';
import { EMPTY_DRAFT, isEmpty, loadDraft, type PostingDraft, saveDraft } from '../model/draft.ts';

const FORM = '/jobposting';

/** Starts the form with what the address asks for, then removes that from the address. */
export function BeginPosting({ search }: { readonly search: URLSearchParams }) {
  const user = useUser();
  const from = Id.safeParse(search.get('from')).data;
  const day = Day.safeParse(search.get('day')).data;
  const kept = loadDraft(user._id) ?? EMPTY_DRAFT;
  if (from) {
    return <Duplicate id={from} />;
  }
  return day ? (
    <Begin draft={{ ...kept, employmentType: 'Temp', temp: { ...kept.temp, days: [day] } }} />
  ) : (
    <Navigate to={FORM} replace />
  );
}

function Duplicate({ id }: { id: string }) {
  const { t } = useTranslation('mf-employer');
  const { api, navigate } = useShell();
  const user = useUser();
  const post = useQuery(postQuery(api, id));
  const [kept] = useState(() => loadDraft(user._id) ?? EMPTY_DRAFT);
  const [mayReplace, setMayReplace] = useState(isEmpty(kept));
  if (!mayReplace) {
    return (
      <ConfirmDialog
        isOpen
        isDangerous
        title={t('postingForm.replaceAsk')}
        confirmLabel={t('postingForm.replace')}
        cancelLabel={t('leaveForm.stay')}
        onConfirm={() => setMayReplace(true)}
        onCancel={() => navigate(FORM)}
      >
        {t('postingForm.replaceText')}
      </ConfirmDialog>
    );
  }
  if (post.data) {
    return <Begin draft={duplicateOf(post.data)} />;
  }
  return post.error ? (
    <ErrorState error={post.error} onRetry={post.refetch} />
  ) : (
    <FormSkeleton fields={7} />
  );
}

function Begin({ draft }: { draft: PostingDraft }) {
  const user = useUser();
  const [isKept, setIsKept] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what the address said
  useEffect(() => {
    saveDraft(user._id, draft);
    setIsKept(true);
  }, []);
  return isKept ? <Navigate to={FORM} replace /> : <FormSkeleton fields={7} />;
}

/** Everything of a posting but its days, which are over or taken. */
function duplicateOf(post: Post): PostingDraft {
  return post.employmentType === 'Temp'
    ? { ...EMPTY_DRAFT, employmentType: 'Temp', temp: { ...tempValuesOf(post), days: [] } }
    : { ...EMPTY_DRAFT, employmentType: 'Permanent', permanent: permanentValuesOf(post) };
}
