import type { TempPost } from '@leafshift/contracts/posts';
import { BusinessRatingForm, rateBusiness } from '@leafshift/contracts/rating';
import { MAX_RATING_WORDS } from '@leafshift/domain/business-rating';
import { postsKey } from '@leafshift/remote-pages/shifts';
import { useShell } from '@leafshift/shell-sdk';
import { FormActions, SubmitButton, TextAreaField, useField, ZodForm } from '@leafshift/ui/form';
import { RatingInput } from '@leafshift/ui/rating';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { givenRatingQuery } from './queries.ts';

/** Stars, none of them chosen at first, and, if one likes, words about the business of a shift; sent once. */
export function RatingForm({ shift }: { readonly shift: TempPost }) {
  const { t } = useTranslation('mf-worker');
  const { api, notify } = useShell();
  const client = useQueryClient();

  const send = async ({ rating, comment }: BusinessRatingForm): Promise<void> => {
    const body = { rating, ...(comment && { comment }) };
    const given = await api.send(rateBusiness, { params: { postId: shift._id }, body });
    client.setQueryData(givenRatingQuery(api, shift._id).queryKey, given);
    notify('Success', t('rating.sent'));
    client.invalidateQueries({ queryKey: postsKey }).catch(reportError);
  };

  return (
    <ZodForm
      schema={BusinessRatingForm}
      defaultValues={{ comment: '' }}
      label={t('rating.rate')}
      onSubmit={send}
    >
      <Stars />
      <TextAreaField
        name="comment"
        label={t('rating.words')}
        hint={t('rating.wordsHint')}
        optional
        maxLength={MAX_RATING_WORDS}
      />
      <FormActions>
        <SubmitButton>{t('rating.send')}</SubmitButton>
      </FormActions>
    </ZodForm>
  );
}

function Stars() {
  const { t } = useTranslation('mf-worker');
  const { value, message, onChange, ref } = useField('rating');
  return (
    <RatingInput
      label={t('rating.rate')}
      value={value ?? null}
      problem={message}
      focus={ref}
      onChange={onChange}
    />
  );
}
