import ArrowLeftOutlined from '@ant-design/icons/es/icons/ArrowLeftOutlined';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import styles from './back-button.module.css';

/** The button that goes one view back inside the modal. */
export function BackButton({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation('mf-employer');
  return (
    <Button
      type="text"
      className={styles.back}
      icon={<ArrowLeftOutlined aria-hidden />}
      onClick={onClick}
    >
      {t('action.back')}
    </Button>
  );
}
