import { type Application, setApplicationStage } from '@leafshift/contracts/applications';
import { messageOf } from '@leafshift/data-access';
import { APPLICATION_STAGES } from '@leafshift/domain/applications';
import { useRefusals } from '@leafshift/i18n/refusals';
import { useShell } from '@leafshift/shell-sdk';
import { NativeSelect } from '@leafshift/ui/native-select';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import styles from './applicants.module.css';
import { useApplicationChange } from './use-application-change.ts';

/** Where the application stands; moving it tells the applicant nothing. */
export function StageChoice({ application }: { readonly application: Application }) {
  const { t } = useTranslation('mf-employer');
  const { api } = useShell();
  const say = useRefusals();
  const take = useApplicationChange();
  const move = useMutation({
    mutationFn: (stage: Application['stage']) =>
      api.send(setApplicationStage, { params: { id: application._id }, body: { stage } }),
    onSuccess: take,
  });
  return (
    <div className={styles.part}>
      <span aria-hidden className={styles.quiet}>
        {t('applicants.stage')}
      </span>
      <NativeSelect
        isLarge
        label={t('applicants.stage')}
        value={move.isPending ? move.variables : application.stage}
        options={APPLICATION_STAGES.map((stage) => ({
          value: stage,
          label: t(`applicants.stages.${stage}`),
        }))}
        onChange={(stage) => move.mutate(stage)}
      />
      <p className={styles.quiet}>{t('applicants.stageHint')}</p>
      {move.error && (
        <p role="alert" className={styles.problem}>
          {say(messageOf(move.error))}
        </p>
      )}
    </div>
  );
}
