import { closePerson, exportPerson } from '@leafshift/contracts/back-office';
import type { User } from '@leafshift/contracts/users';
import { saveFile } from '@leafshift/data-access';
import { useShell } from '@leafshift/shell-sdk';
import { Section } from '@leafshift/ui/page';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskButton } from '../desk/desk-button.tsx';
import { useMay } from '../desk/use-may.ts';
import { ClosingForm } from './closing-form.tsx';
import styles from './person.module.css';

/** Handing out what is held on somebody, and closing their account. */
export function Closing({ user }: { readonly user: User }) {
  const { t } = useTranslation('mf-back-office');
  const { api } = useShell();
  const may = useMay();
  const [isClosing, setClosing] = useState(false);
  if (user.usertype === 'Admin' || !may(closePerson)) return null;
  const save = async (): Promise<void> => {
    const data = await api.send(exportPerson, { params: { id: user._id } });
    const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
    saveFile(file, `leafshift-${user._id}.json`);
  };
  return (
    <Section title={t('closing.title')}>
      {isClosing ? (
        <ClosingForm id={user._id} onCancel={() => setClosing(false)} />
      ) : (
        <div className={styles.buttons}>
          <DeskButton onAct={save}>{t('closing.export')}</DeskButton>
          <Button danger onClick={() => setClosing(true)}>
            {t('closing.close')}
          </Button>
        </div>
      )}
    </Section>
  );
}
