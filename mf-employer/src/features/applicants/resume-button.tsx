import { resumeLink } from '@leafshift/contracts/applications';
import { messageOf } from '@leafshift/data-access';
import { useRefusals } from '@leafshift/i18n/refusals';
import { useShell } from '@leafshift/shell-sdk';
import { useMutation } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import styles from './applicants.module.css';

/** Opens the résumé in a window, by a link that is asked for now and lasts a minute. */
export function ResumeButton({ id }: { readonly id: string }) {
  const { t } = useTranslation('mf-employer');
  const { api } = useShell();
  const say = useRefusals();
  const opening = useMutation({
    mutationFn: async () => {
      // Opened before the answer, because a browser refuses windows that nobody just asked for.
      const page = window.open('about:blank', '_blank');
      try {
        const { url } = await api.send(resumeLink, { params: { id } });
        if (page) {
          page.opener = null;
          page.location.href = url;
        }
      } catch (error) {
        page?.close();
        throw error;
      }
    },
  });
  return (
    <div>
      <Button size="large" loading={opening.isPending} onClick={() => opening.mutate()}>
        {t('applicants.openResume')}
      </Button>
      {opening.error && (
        <p role="alert" className={styles.problem}>
          {say(messageOf(opening.error))}
        </p>
      )}
    </div>
  );
}
