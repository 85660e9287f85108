import { reviews } from '@leafshift/contracts/admin';
import { useTranslation } from 'react-i18next';
import { DeskPage } from '../features/desk/desk-page.tsx';
import { ReviewsDesk } from '../features/reviews/reviews-desk.tsx';

export function Component() {
  const { t } = useTranslation('mf-back-office');
  return (
    <DeskPage isWide title={t('title.reviews')} needs={[reviews]}>
      <ReviewsDesk />
    </DeskPage>
  );
}
