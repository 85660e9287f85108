import { type Post, type PostForm, updatePost } from '@leafshift/contracts/posts';
import type { Profile } from '@leafshift/contracts/profile';
import { myProfileQuery } from '@leafshift/data-access';
import type { TextCode } from '@leafshift/domain/text-code';
import { useRefusals } from '@leafshift/i18n/refusals';
import { postKey, postsKey } from '@leafshift/remote-pages/shifts';
import { useShell } from '@leafshift/shell-sdk';
import { Page, PageHeader } from '@leafshift/ui/page';
import { EmptyState, ErrorState, FormSkeleton } from '@leafshift/ui/states';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { permanentValuesOf, tempValuesOf } from '../posting-form/model/bodies.ts';
import { PermanentForm } from '../posting-form/permanent-form.tsx';
import { TempForm } from '../posting-form/temp-form.tsx';
import { postEditRefusal } from '../posts/post-edit-refusal.ts';
import { PostingNote } from '../posts/posting-note.tsx';
import { postQuery } from '../posts/queries.ts';
import { useLiveShifts } from '../shift/use-live-shifts.ts';

/** /edit-posting/:id */
export function EditPostingPage() {
  const { t } = useTranslation('mf-employer');
  const { api } = useShell();
  const { id = '' } = useParams();
  const profile = useQuery(myProfileQuery(api));
  const post = useQuery(postQuery(api, id));
  useLiveShifts();
  const failed = [post, profile].find(({ error, data }) => error && !data);
  return (
    <Page>
      <PageHeader title={t('title.editPosting')} />
      {post.data && profile.data && <EditPosting post={post.data} profile={profile.data} />}
      {failed?.error && <ErrorState error={failed.error} onRetry={failed.refetch} />}
      {!failed && !(post.data && profile.data) && <FormSkeleton fields={7} />}
    </Page>
  );
}

interface EditPostingProps {
  readonly post: Post;
  readonly profile: Profile;
}

function EditPosting({ post, profile }: EditPostingProps) {
  const { t } = useTranslation('mf-employer');
  const update = useUpdatePost(post._id);
  const shared = {
    profile,
    send: update,
    reviewLabel: t('postingForm.reviewChanges'),
    confirmLabel: t('action.saveChanges'),
  };
  const refusal = postEditRefusal(post);
  if (refusal) {
    return <Refused text={refusal.text} />;
  }
  return post.employmentType === 'Permanent' ? (
    <>
      <PostingNote post={post} />
      <PermanentForm {...shared} initial={permanentValuesOf(post)} />
    </>
  ) : (
    <TempForm {...shared} isSeries={false} edited={post} initial={tempValuesOf(post)} />
  );
}

function Refused({ text }: { text: TextCode }) {
  const { t } = useTranslation('mf-employer');
  const say = useRefusals();
  const { navigate } = useShell();
  return (
    <EmptyState
      title={say(text)}
      action={{ label: t('postingForm.viewPosts'), onClick: () => navigate('/posts') }}
    />
  );
}

function useUpdatePost(id: string): (form: PostForm) => Promise<void> {
  const { t } = useTranslation('mf-employer');
  const { api, notify, navigate } = useShell();
  const client = useQueryClient();
  return async (form) => {
    const post = await api.send(updatePost, { params: { id }, body: form });
    client.setQueryData(postKey(id), post);
    notify('Success', t('toast.postUpdated'));
    await client.invalidateQueries({ queryKey: postsKey });
    navigate('/posts');
  };
}
