import LeftOutlined from '@ant-design/icons/es/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import { addMonths, type CalendarMonth } from '@leafshift/domain/time-zone';
import { useFormats } from '@leafshift/i18n';
import Button from 'antd/es/button';
import { useUiText } from '../locales/use-ui-text.ts';
import styles from './month-calendar.module.css';

interface CalendarHeaderProps {
  readonly id: string;
  readonly month: CalendarMonth;
  readonly onMonthChange: (month: CalendarMonth) => void;
  readonly onToday: () => void;
}

/** The month's name, the ways to its neighbours, and the way back to today. */
export function CalendarHeader({ id, month, onMonthChange, onToday }: CalendarHeaderProps) {
  const t = useUiText();
  const formats = useFormats();
  return (
    <div className={styles.header}>
      <h2 id={id} className={styles.month} aria-live="polite">
        {formats.month(month)}
      </h2>
      <Button onClick={onToday}>{t('calendar.today')}</Button>
      <div className={styles.turn}>
        <Button
          type="text"
          icon={<LeftOutlined aria-hidden />}
          aria-label={t('calendar.previousMonth')}
          onClick={() => onMonthChange(addMonths(month, -1))}
        />
        <Button
          type="text"
          icon={<RightOutlined aria-hidden />}
          aria-label={t('calendar.nextMonth')}
          onClick={() => onMonthChange(addMonths(month, 1))}
        />
      </div>
    </div>
  );
}
