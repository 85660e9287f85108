import {
  AnswerForm as Answer,
  type AnswerTemplate,
  type Application,
  answerApplication,
  resetAnswerTemplate,
  setAnswerTemplate,
} from '@leafshift/contracts/applications';
import { messageOf } from '@leafshift/data-access';
import { filledAnswer, STAGE_AFTER_ANSWER } from '@leafshift/domain/applications';
import { useRefusals } from '@leafshift/i18n/refusals';
import { useShell, useUser } from '@leafshift/shell-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import Input from 'antd/es/input';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './applicants.module.css';
import { answerTemplatesQuery } from './queries.ts';
import { useApplicationChange } from './use-application-change.ts';

interface Props {
  readonly application: Application;
  readonly template: AnswerTemplate;
  readonly onSent: () => void;
}

/** A mail to the applicant, prefilled from the template; what is written can become the template. */
export function AnswerForm({ application, template, onSent }: Props) {
  const { t } = useTranslation('mf-employer');
  const { api } = useShell();
  const user = useUser();
  const say = useRefusals();
  const take = useApplicationChange();
  const id = useId();
  const names = { name: application.name, title: application.title, company: user.name };
  const [subject, setSubject] = useState(filledAnswer(template.subject, names));
  const [text, setText] = useState(filledAnswer(template.text, names));
  const { kind } = template;
  const problem = Answer.safeParse({ kind, subject, text }).error?.issues[0]?.message;
  const sending = useMutation({
    mutationFn: () =>
      api.send(answerApplication, {
        params: { id: application._id },
        body: { kind, subject, text },
      }),
    onSuccess: async (changed) => {
      await take(changed);
      onSent();
    },
  });
  const stage = STAGE_AFTER_ANSWER[kind];
  return (
    <div className={styles.answer}>
      <label htmlFor={`${id}-subject`}>{t('applicants.subject')}</label>
      <Input
        id={`${id}-subject`}
        size="large"
        maxLength={255}
        dir="auto"
        value={subject}
        onChange={({ target }) => setSubject(target.value)}
      />
      <label htmlFor={`${id}-text`}>{t('applicants.text')}</label>
      <Input.TextArea
        id={`${id}-text`}
        rows={8}
        maxLength={4000}
        dir="auto"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p className={styles.quiet}>
        {t('applicants.replyTo', { email: user.email })}
        {stage && ` ${t('applicants.moves', { stage: t(`applicants.stages.${stage}`) })}`}
      </p>
      {(problem || sending.error) && (
        <p role="alert" className={styles.problem}>
          {say(problem ?? messageOf(sending.error))}
        </p>
      )}
      <div className={styles.kinds}>
        <Button
          type="primary"
          size="large"
          disabled={problem !== undefined}
          loading={sending.isPending}
          onClick={() => sending.mutate()}
        >
          {t('applicants.send')}
        </Button>
        <KeepTemplate template={template} written={{ subject, text }} names={names} />
      </div>
    </div>
  );
}

interface KeepProps {
  readonly template: AnswerTemplate;
  readonly written: { readonly subject: string; readonly text: string };
  readonly names: { readonly name: string; readonly title: string; readonly company: string };
}

/** Makes what is written the template, with its names as places; or takes our words again. */
function KeepTemplate({ template, written, names }: KeepProps) {
  const { t } = useTranslation('mf-employer');
  const { api, notify } = useShell();
  const say = useRefusals();
  const client = useQueryClient();
  const { kind, language } = template;
  const params = { kind, language };
  const placed = (text: string): string =>
    Object.entries(names).reduce(
      (kept, [part, name]) => (name === '' ? kept : kept.replaceAll(name, `{${part}}`)),
      text,
    );
  const keeping = useMutation({
    mutationFn: (isOwn: boolean) =>
      isOwn
        ? api.send(setAnswerTemplate, {
            params,
            body: { subject: placed(written.subject), text: placed(written.text) },
          })
        : api.send(resetAnswerTemplate, { params }),
    onSuccess: (_, isOwn) => {
      notify('Success', t(isOwn ? 'applicants.templateKept' : 'applicants.templateReset'));
      return client.invalidateQueries({ queryKey: answerTemplatesQuery(api).queryKey });
    },
    onError: (error) => notify('Error', say(messageOf(error))),
  });
  return (
    <>
      <Button size="large" loading={keeping.isPending} onClick={() => keeping.mutate(true)}>
        {t('applicants.keepTemplate')}
      </Button>
      {template.isOwn && (
        <Button type="text" size="large" onClick={() => keeping.mutate(false)}>
          {t('applicants.resetTemplate')}
        </Button>
      )}
    </>
  );
}
