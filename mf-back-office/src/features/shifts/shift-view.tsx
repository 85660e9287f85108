import { useShell } from '@leafshift/shell-sdk';
import { Section, Stack } from '@leafshift/ui/page';
import { RichTextView } from '@leafshift/ui/rich-text';
import { DetailSkeleton } from '@leafshift/ui/states';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../desk/loaded.tsx';
import { shiftQuery } from './queries.ts';
import { ShiftFacts } from './shift-facts.tsx';
import { ShiftMoney } from './shift-money.tsx';
import { ShiftWorkers } from './shift-workers.tsx';
import styles from './shifts.module.css';
import { TakeShiftDown } from './take-shift-down.tsx';

/** One shift on one page: what it is, who was on it and when, what it cost, and taking it down. */
export function ShiftView({ id }: { readonly id: string }) {
  const { t } = useTranslation('mf-back-office');
  const query = useQuery(shiftQuery(useShell().api, id));
  return (
    <Loaded query={query} skeleton={<DetailSkeleton />}>
      {(file) => (
        <>
          <div className={styles.columns}>
            <Stack>
              <ShiftFacts file={file} />
              <TakeShiftDown file={file} />
            </Stack>
            <Stack>
              <ShiftMoney file={file} />
              <Section title={t('shifts.description')}>
                <RichTextView html={file.jobDescription} />
              </Section>
            </Stack>
          </div>
          <ShiftWorkers file={file} />
        </>
      )}
    </Loaded>
  );
}
