import type { TodayFigures } from '@leafshift/contracts/back-office';
import { useFormats } from '@leafshift/i18n';
import { Section } from '@leafshift/ui/page';
import { Money } from '@leafshift/ui/text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Bars, type Column } from './bars.tsx';
import styles from './today.module.css';

const PAY = ['waiting', 'sent', 'failed'] as const;

/** How the marketplace does: each figure with what it is made of. */
export function Figures({ figures }: { readonly figures: TodayFigures }) {
  const { t } = useTranslation('mf-back-office');
  const formats = useFormats();
  const { fillRate, fill, openSpots, openByDay, payOnItsWay, pay, signUps } = figures;
  const joined = signUps.reduce((all, { employers, workers }) => all + employers + workers, 0);
  const byDay = { of: t('today.day'), format: (count: number) => formats.number(count) };
  const column = (day: string, ...parts: number[]): Column => ({
    key: day,
    name: formats.date(`${day}T12:00:00Z`, 'UTC'),
    label: formats.number(Number(day.slice(-2))),
    parts,
  });
  return (
    <div className={styles.figures}>
      <Figure
        title={t('today.fillRate')}
        note={t('today.fillRateNote')}
        value={fillRate === null ? t('today.noShifts') : formats.percent(fillRate)}
      >
        <Bars
          {...byDay}
          name={t('today.fillRate')}
          parts={[t('today.filled'), t('today.leftOpen')]}
          columns={fill.map(({ day, spots, filled }) =>
            column(day, filled, Math.max(0, spots - filled)),
          )}
        />
      </Figure>
      <Figure
        title={t('today.openSpots')}
        note={t('today.openSpotsNote')}
        value={formats.number(openSpots)}
      >
        <Bars
          {...byDay}
          name={t('today.openSpots')}
          parts={[t('today.openSpots')]}
          columns={openByDay.map(({ day, openSpots: open }) => column(day, open))}
        />
      </Figure>
      <Figure
        title={t('today.signUps')}
        note={t('today.signUpsNote')}
        value={formats.number(joined)}
      >
        <Bars
          {...byDay}
          name={t('today.signUps')}
          parts={[t('today.workers'), t('today.employers')]}
          columns={signUps.map(({ day, employers, workers }) => column(day, workers, employers))}
        />
      </Figure>
      <Figure
        title={t('today.payOnItsWay')}
        note={t('today.payNote')}
        value={<Money dollars={payOnItsWay} />}
      >
        <Bars
          name={t('today.payOnItsWay')}
          of={t('people.state')}
          parts={[t('money.amount')]}
          format={(dollars) => formats.dollars(dollars)}
          columns={PAY.map((state) => ({
            key: state,
            name: t(`log.words.${state}`),
            label: t(`log.words.${state}`),
            parts: [pay[state]],
          }))}
        />
      </Figure>
    </div>
  );
}

interface FigureProps {
  readonly title: string;
  readonly note: string;
  readonly value: ReactNode;
  readonly children: ReactNode;
}

function Figure({ title, note, value, children }: FigureProps) {
  return (
    <Section
      title={title}
      description={note}
      action={<span className={styles.value}>{value}</span>}
    >
      {children}
    </Section>
  );
}
