import { type Reconciliation as Answer, reconciliation } from '@leafshift/contracts/back-office';
import { cents, centsToDollars } from '@leafshift/domain/money';
import { useFormats } from '@leafshift/i18n';
import { useShell } from '@leafshift/shell-sdk';
import { Card } from '@leafshift/ui/page';
import { StatusMark } from '@leafshift/ui/status-mark';
import { Money } from '@leafshift/ui/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskButton } from '../desk/desk-button.tsx';
import { DeskTable } from '../desk/desk-table.tsx';
import { Differences } from './differences.tsx';
import styles from './money.module.css';
import { usePeriod } from './use-period.tsx';

type Side = Answer['sums'][number]['ours'];

/** Our books beside the payment provider's, when somebody asks for it. */
export function Reconciliation() {
  const { t } = useTranslation('mf-back-office');
  const { api } = useShell();
  const [period, fields] = usePeriod();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const compare = async (): Promise<void> => {
    setAnswer(null);
    setAnswer(await api.send(reconciliation, { query: period }));
  };
  return (
    <div className={styles.stack}>
      <Card className={styles.period}>
        {fields}
        <DeskButton type="primary" onAct={compare}>
          {t('money.compare')}
        </DeskButton>
        <span className={styles.hint}>{t('money.compareHint')}</span>
      </Card>
      {answer && <Compared answer={answer} />}
    </div>
  );
}

function Compared({ answer: { sums, differences, differenceCount } }: { readonly answer: Answer }) {
  const { t } = useTranslation('mf-back-office');
  const formats = useFormats();
  const side = ({ count, cents: sum }: Side) => (
    <>
      {formats.number(count)} · <Money dollars={centsToDollars(cents(sum))} />
    </>
  );
  return (
    <>
      <Card className={styles.stack}>
        <StatusMark kind={differenceCount === 0 ? 'confirmed' : 'problem'} variant="plain">
          {differenceCount === 0
            ? t('money.noDifferences')
            : t('money.differenceCount', { number: formats.number(differenceCount) })}
        </StatusMark>
        <DeskTable
          label={t('money.sums')}
          rows={sums}
          keyOf={({ kind }) => kind}
          columns={[
            { key: 'kind', label: t('log.what'), show: ({ kind }) => t(`money.movement.${kind}`) },
            { key: 'ours', label: t('money.ours'), isFigure: true, show: ({ ours }) => side(ours) },
            {
              key: 'theirs',
              label: t('money.theirs'),
              isFigure: true,
              show: ({ theirs }) => side(theirs),
            },
          ]}
        />
      </Card>
      {differences.length > 0 && <Differences differences={differences} />}
    </>
  );
}
