import { updateUser } from '@leafshift/contracts/admin';
import type { Person } from '@leafshift/contracts/back-office';
import { useFormats } from '@leafshift/i18n';
import { useShell } from '@leafshift/shell-sdk';
import { Fact, Facts } from '@leafshift/ui/facts';
import { Section } from '@leafshift/ui/page';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskButton } from '../desk/desk-button.tsx';
import { useDeskAction } from '../desk/use-desk-action.ts';
import { useMay } from '../desk/use-may.ts';
import { useReadersZone } from '../desk/use-readers-zone.ts';
import styles from './person.module.css';
import { SuspendForm } from './suspend-form.tsx';

/** The suspension in force, those before it, and suspending or lifting it. */
export function SuspensionPart({ person }: { readonly person: Person }) {
  const { t } = useTranslation('mf-back-office');
  const { user, earlierSuspensions } = person;
  const { api } = useShell();
  const act = useDeskAction();
  const may = useMay();
  const formats = useFormats();
  const zone = useReadersZone();
  const [isSuspending, setSuspending] = useState(false);
  const day = (at: string | null): string =>
    at === null ? t('suspension.noEnd') : formats.date(at, zone);
  const lift = (): Promise<void> =>
    act(
      () => api.send(updateUser, { params: { id: user._id }, body: { suspended: false } }),
      t('suspension.liftedToast'),
    );

  return (
    <Section title={t('suspension.title')}>
      {user.suspension ? (
        <Facts columns={3}>
          <Fact
            label={t('suspension.reason')}
            note={user.suspension.words !== '' && <bdi>{user.suspension.words}</bdi>}
          >
            {t(`suspension.reasons.${user.suspension.reason}`)}
          </Fact>
          <Fact label={t('suspension.since')}>{day(user.suspension.since)}</Fact>
          <Fact label={t('suspension.until')}>{day(user.suspension.until)}</Fact>
        </Facts>
      ) : (
        <p>{t('suspension.none')}</p>
      )}
      {earlierSuspensions.length > 0 && (
        <ul className={styles.list} aria-label={t('appeals.earlier')}>
          {earlierSuspensions.map(({ reason, since, until }) => (
            <li key={since} className={styles.note}>
              {day(since)} – {day(until)}: {t(`suspension.reasons.${reason}`)}
            </li>
          ))}
        </ul>
      )}
      {user.usertype !== 'Admin' && may(updateUser, 'suspended') && (
        <div className={styles.form}>
          {isSuspending ? (
            <SuspendForm id={user._id} onDone={() => setSuspending(false)} />
          ) : (
            <div className={styles.buttons}>
              {user.suspended ? (
                <DeskButton onAct={lift}>{t('suspension.lift')}</DeskButton>
              ) : (
                <Button danger onClick={() => setSuspending(true)}>
                  {t('suspension.suspend')}
                </Button>
              )}
            </div>
          )}
        </div>
      )}
    </Section>
  );
}
