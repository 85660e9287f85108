import { answerSurvey, SurveyForm } from '@leafshift/contracts/profile';
import { ApiError, myProfileKey } from '@leafshift/data-access';
import { ONBOARDING_REFUSALS } from '@leafshift/domain/onboarding';
import { useRefusals } from '@leafshift/i18n/refusals';
import { useShell } from '@leafshift/shell-sdk';
import { RadioField, SelectField, ZodForm } from '@leafshift/ui/form';
import { useMutation } from '@tanstack/react-query';
import Alert from 'antd/es/alert';
import { useTranslation } from 'react-i18next';
import { STEP_FORM_ID, type StepProps } from '../frame/step.ts';
import { isSurveyCompleted } from './survey-completed.ts';

const KNOWLEDGE = [1, 2, 3, 4, 5] as const;

/** Nobody who sits here later reads these. */
const PRIVATE = ['legalToWork', 'convictedOfCrime'];

const { NOT_LEGAL_TO_WORK: refusal } = ONBOARDING_REFUSALS;

/** As the server says it, beside the question that it is about. */
const notLegal = (msg: string): ApiError =>
  new ApiError({
    statusCode: 400,
    code: refusal.code,
    msg,
    errors: [{ path: 'legalToWork', msg }],
  });

/** Step 5 of a worker: six questions; hidden once somebody may legally work (ONBOARD-66). */
export function SurveyStep({ user, profile, onSaved }: StepProps) {
  const { t } = useTranslation('mf-onboarding');
  const { api, notify } = useShell();
  const say = useRefusals();
  const answering = useMutation({
    mutationFn: (body: SurveyForm) => api.send(answerSurvey, { body }),
    onSuccess: (changed, _answers, _result, { client }) => {
      client.setQueryData(myProfileKey, changed);
    },
  });

  if (isSurveyCompleted(profile)) {
    return <Alert type="success" showIcon title={t('survey.thanks')} />;
  }

  const save = async (answers: SurveyForm): Promise<void> => {
    if (answers.legalToWork === 'no') {
      const msg = say(refusal.text);
      notify('Error', msg);
      throw notLegal(msg);
    }
    await answering.mutateAsync(answers);
    await onSaved();
  };

  const yesNo = [
    { value: 'yes', label: t('survey.yes') },
    { value: 'no', label: t('survey.no') },
  ];
  return (
    <ZodForm
      id={STEP_FORM_ID}
      schema={SurveyForm}
      defaultValues={{ posExperience: [] }}
      onSubmit={save}
      draft={{ name: `survey.${user._id}`, without: PRIVATE }}
      label={t('survey.title')}
    >
      <RadioField name="legalToWork" label={t('survey.legalToWork')} options={yesNo} />
      <RadioField name="convictedOfCrime" label={t('survey.convictedOfCrime')} options={yesNo} />
      <RadioField name="validDrivers" label={t('survey.validDrivers')} options={yesNo} />
      <RadioField
        name="yearsExperience"
        label={t('survey.yearsExperience')}
        options={['0', '1', '2', '3', '4', '5+'].map((years) => ({ value: years, label: years }))}
      />
      <RadioField
        name="cannabisKnowledge"
        label={t('survey.cannabisKnowledge')}
        hint={t('survey.knowledgeHint')}
        options={KNOWLEDGE.map((grade) => ({ value: grade, label: String(grade) }))}
      />
      <SelectField
        name="posExperience"
        label={t('survey.posExperience')}
        multiple
        optional
        options={['cova', 'greenline', 'other'].map((system) => ({
          value: system,
          label: t(`pos.${system}`),
        }))}
      />
    </ZodForm>
  );
}
