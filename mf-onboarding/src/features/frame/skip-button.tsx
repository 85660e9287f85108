import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSkipOnboarding } from './use-skip-onboarding.ts';

/** 'Skip Onboarding', with what it means before it is done (ONBOARD-10). */
export function SkipButton() {
  const { t } = useTranslation('mf-onboarding');
  const [asking, setAsking] = useState(false);
  const skipping = useSkipOnboarding();

  return (
    <>
      <Button type="text" size="large" onClick={() => setAsking(true)}>
        {t('skip.button')}
      </Button>
      <Modal
        open={asking}
        title={t('skip.question')}
        okText={t('skip.confirm')}
        cancelText={t('skip.cancel')}
        confirmLoading={skipping.isPending}
        onOk={() => skipping.mutate(true, { onSuccess: () => setAsking(false) })}
        closable={false}
        onCancel={() => setAsking(false)}
      >
        <p>{t('skip.explanation')}</p>
      </Modal>
    </>
  );
}
