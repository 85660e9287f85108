import { brandName } from '@leafshift/domain/card-brands';
import { useUser } from '@leafshift/shell-sdk';
import { useTranslation } from 'react-i18next';

/** Which card is charged, by its brand and last four digits (MONEY-76); nothing without one. */
export function ChargedCard() {
  const { t } = useTranslation('mf-employer');
  const card = useUser().paymentMethods.find(({ isDefault }) => isDefault);
  return card ? t('payment.charged', { brand: brandName(card.brand), last4: card.last4 }) : null;
}
