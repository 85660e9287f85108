import type { CallAnswer } from '@leafshift/contracts/core';
import type { PostingTemplate } from '@leafshift/contracts/posting-templates';
import { createPost, type PostForm } from '@leafshift/contracts/posts';
import type { Profile } from '@leafshift/contracts/profile';
import { postsKey } from '@leafshift/remote-pages/shifts';
import { useShell } from '@leafshift/shell-sdk';
import { ConfirmDialog } from '@leafshift/ui/confirm-dialog';
import { useFocusOnChange } from '@leafshift/ui/focus';
import { PageHeader } from '@leafshift/ui/page';
import { useQueryClient } from '@tanstack/react-query';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useInvite } from '../../favourites/use-invite.ts';
import { TemplateStart } from '../../templates/template-start.tsx';
import { TemplatesButton } from '../../templates/templates-button.tsx';
import { isEmpty, type PostingDraft } from '../model/draft.ts';
import { withOnlyChoices, withOnlyLocation } from '../model/only-choices.ts';
import { draftOf, postingOf } from '../model/templates.ts';
import { PermanentForm } from '../permanent-form.tsx';
import styles from '../posting-form.module.css';
import { TempForm } from '../temp-form.tsx';
import { usePostingDraft } from '../use-posting-draft.ts';
import { EmploymentTypeChoice } from './employment-type-choice.tsx';

/** What would take the place of what is filled in. */
interface Replacement {
  readonly to: 'startOver' | 'template';
  readonly run: () => void;
}

interface CreatePostingProps {
  readonly profile: Profile;
}

/** 'Create Job Posting': choose the employment type, fill the form, confirm the cost. */
export function CreatePosting({ profile }: CreatePostingProps) {
  const { t } = useTranslation('mf-employer');
  const [created, setCreated] = useState(0);
  const notice = useFocusOnChange<HTMLDivElement>(created);
  const { draft, round, current, keep, choose, begin, startOver } = usePostingDraft();
  const { notify } = useShell();
  const [waits, setWaits] = useState(false);
  const [typedIn, setTypedIn] = useState<number | null>(null);
  const [replacing, setReplacing] = useState<Replacement | null>(null);
  const isUntouched = typedIn !== round && isEmpty(draft);
  const create = useCreatePost((isInReview) => {
    startOver();
    setWaits(isInReview);
    setCreated((count) => count + 1);
  });
  const shared = {
    profile,
    send: create,
    reviewLabel: t('postingForm.review'),
    confirmLabel: t('action.createPosting'),
  };
  const beginWith = (posting: PostingTemplate['posting']) => {
    begin(draftOf(posting, profile));
    notify('Success', t('toast.templateUsed'));
  };
  // What a template filled in is at hand again; what somebody typed is not.
  const hasTyped = typedIn === round || (round === 0 && !isEmpty(draft));
  const replace = (by: Replacement) => (hasTyped ? setReplacing(by) : by.run());
  const replaceWith = (posting: PostingTemplate['posting']) =>
    replace({ to: 'template', run: () => beginWith(posting) });
  const typed = (change: Partial<PostingDraft>) => {
    keep(change);
    setTypedIn(round);
  };
  return (
    <>
      <PageHeader
        title={t('postingForm.title')}
        description={t('postingForm.lead')}
        actions={
          <>
            <TemplatesButton posting={() => postingOf(current())} onUse={replaceWith} />
            <Button onClick={() => replace({ to: 'startOver', run: startOver })}>
              {t('postingForm.startOver')}
            </Button>
          </>
        }
      />
      {created > 0 && (
        <div ref={notice} tabIndex={-1} className={styles.notice}>
          <Alert
            type="success"
            showIcon
            title={t('toast.postCreated')}
            description={waits && t('unseen.in-review-text')}
            action={<Link to="/posts">{t('postingForm.viewPosts')}</Link>}
          />
        </div>
      )}
      {isUntouched && <TemplateStart onUse={beginWith} />}
      <EmploymentTypeChoice value={draft.employmentType} onChange={choose} />
      {draft.employmentType === 'Temp' ? (
        <TempForm
          key={`temp-${round}`}
          {...shared}
          isSeries
          initial={withOnlyChoices(draft.temp, profile)}
          onChange={(temp) => typed({ temp })}
        />
      ) : (
        <PermanentForm
          key={`permanent-${round}`}
          {...shared}
          initial={withOnlyLocation(draft.permanent, profile)}
          onChange={(permanent) => typed({ permanent })}
        />
      )}
      <ConfirmDialog
        isOpen={replacing !== null}
        isDangerous
        title={t('postingForm.replaceAsk')}
        confirmLabel={t(
          replacing?.to === 'template' ? 'postingForm.replace' : 'postingForm.startOver',
        )}
        cancelLabel={t('leaveForm.stay')}
        onConfirm={() => {
          replacing?.run();
          setReplacing(null);
        }}
        onCancel={() => setReplacing(null)}
      >
        {t('postingForm.replaceText')}
      </ConfirmDialog>
    </>
  );
}

function useCreatePost(
  onCreated: (isInReview: boolean) => void,
): (form: PostForm, invited?: readonly string[]) => Promise<void> {
  const { t } = useTranslation('mf-employer');
  const { api, notify } = useShell();
  const client = useQueryClient();
  const invite = useInvite();
  return async (form, invited = []) => {
    const answer = await api.send(createPost, { body: form });
    notify('Success', t('toast.postCreated'));
    onCreated('state' in answer && answer.state === 'in-review');
    if (invited.length > 0) {
      // The posting stands even if the invitations fail; their result has its own toast.
      invite.mutate({ postIds: idsOf(answer), workerIds: invited });
    }
    await client.invalidateQueries({ queryKey: postsKey });
  };
}

function idsOf(answer: CallAnswer<typeof createPost>): string[] {
  return 'posts' in answer ? answer.posts.map(({ _id }) => _id) : [answer._id];
}
