import { slipPdfOfUser } from '@leafshift/contracts/earnings';
import type { User } from '@leafshift/contracts/users';
import { saveFile } from '@leafshift/data-access';
import { useShell } from '@leafshift/shell-sdk';
import { Section } from '@leafshift/ui/page';
import { useTranslation } from 'react-i18next';
import { DeskButton } from '../desk/desk-button.tsx';
import { useMay } from '../desk/use-may.ts';

/** The data of a worker's T4A slip of last year; for who is there for money. */
export function YearlySlip({ user }: { readonly user: User }) {
  const { t } = useTranslation('mf-back-office');
  const { api } = useShell();
  const may = useMay();
  if (user.usertype !== 'Temp' || !may(slipPdfOfUser)) return null;
  const year = String(new Date().getUTCFullYear() - 1);
  const save = async (): Promise<void> => {
    const params = { id: user._id, year };
    saveFile(await api.download(slipPdfOfUser, { params }), `leafshift-t4a-${year}.pdf`);
  };
  return (
    <Section title={t('money.slip', { year })} description={t('money.slipText')}>
      <DeskButton onAct={save}>{t('money.slipSave')}</DeskButton>
    </Section>
  );
}
