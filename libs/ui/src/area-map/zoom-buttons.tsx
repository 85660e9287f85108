import MinusOutlined from '@ant-design/icons/es/icons/MinusOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Button from 'antd/es/button';
import { useUiText } from '../locales/use-ui-text.ts';
import styles from './area-map.module.css';

/** Closer and farther, for who has neither wheel nor two fingers. */
export function ZoomButtons({ zoomBy }: { readonly zoomBy: (steps: 1 | -1) => void }) {
  const t = useUiText();
  return (
    <div className={styles.buttons}>
      <Button
        aria-label={t('map.closer')}
        icon={<PlusOutlined aria-hidden />}
        onClick={() => zoomBy(1)}
      />
      <Button
        aria-label={t('map.farther')}
        icon={<MinusOutlined aria-hidden />}
        onClick={() => zoomBy(-1)}
      />
    </div>
  );
}
