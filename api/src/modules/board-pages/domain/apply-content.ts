import type { PermanentPost } from '@leafshift/contracts/posts';
import { CURRENT_CONSENT } from '@leafshift/domain/applications';
import { sayIn } from '@leafshift/texts/server';
import type { PostingAddress } from './address.ts';
import { boardTexts } from './board-texts.ts';
import { type Markup, markup } from './markup.ts';
import { applyPart, hasOwnForm, type Reader } from './posting-parts.ts';

type FormState = NonNullable<PostingAddress['form']>;

/** The form of an application as it is before scripts run: it can be filled in and sent all the same. */
export function applyContent(
  post: PermanentPost,
  { isSent, problem }: FormState,
  reader: Reader,
): Markup {
  const t = boardTexts(reader.language);
  const posting = `/job-posting/${post._id}${reader.languageSuffix}`;
  const head = markup`<a class="ls-posting-back" href="${posting}">${t('formBack')}</a><header><h1 class="ls-served-title">${t('formTitle', { title: post.jobType })}</h1><p class="ls-served-intro"><bdi>${post.name}</bdi></p></header>`;
  if (isSent) {
    return markup`${head}<section class="ls-posting-card ls-apply"><h2 class="ls-posting-title">${t('formSentTitle')}</h2><p>${t('formSentText', { company: post.name })}</p></section>`;
  }
  const told = problem
    ? markup`<p role="alert" class="ls-apply-problem">${sayIn(reader.language, problem)}</p>`
    : null;
  return hasOwnForm(post, reader)
    ? markup`${head}${form(post, told, reader)}`
    : markup`${head}${applyPart(post, reader)}`;
}

function form(post: PermanentPost, told: Markup | null, { language }: Reader): Markup {
  const t = boardTexts(language);
  const field = (name: string, label: string, input: Markup): Markup =>
    markup`<div class="ls-apply-field"><label for="served-${name}">${label}</label>${input}</div>`;
  const line = (name: string, type: string, label: string, isRequired: boolean): Markup =>
    field(
      name,
      label,
      markup`<input class="ls-served-field" id="served-${name}" name="${name}" type="${type}" maxlength="255"${isRequired ? markup` required` : null}>`,
    );
  const words = markup`<textarea class="ls-served-field" id="served-words" name="words" rows="6" maxlength="4000"></textarea>`;
  const file = markup`<input type="file" id="served-resume" name="resume" accept="application/pdf"><p class="ls-posting-hint">${t('formResumeHint')}</p>`;
  const consent = markup`<label class="ls-apply-consent" for="served-consent"><input type="checkbox" id="served-consent" name="consent" value="${CURRENT_CONSENT}" required><span>${t('formConsent', { company: post.name })}</span></label>`;
  return markup`<form class="ls-posting-card ls-apply" method="post" enctype="multipart/form-data" action="/api/applications/form/${post._id}?lang=${language}">${told}${line('name', 'text', t('formName'), true)}${line('email', 'email', t('formEmail'), true)}${line('phone', 'tel', t('formPhone'), false)}${field('words', t('formWords'), words)}${field('resume', t('formResume'), file)}${consent}<input class="ls-unseen" name="website" tabindex="-1" autocomplete="off" aria-hidden="true"><button class="ls-served-button" data-kind="main" data-size="large" type="submit">${t('formSend')}</button></form>`;
}
