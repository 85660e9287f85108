import { addBank, BankForm as BankSchema } from '@leafshift/contracts/stripe';
import type { User } from '@leafshift/contracts/users';
import { type ApiClient, ApiError, isApiError, messageOf } from '@leafshift/data-access';
import Button from 'antd/es/button';
import { useProvinceOptions } from '../address-search/index.ts';
import {
  FieldRow,
  FormActions,
  SelectField,
  SubmitButton,
  TextField,
  ZodForm,
} from '../form/index.ts';
import { useUiText } from '../locales/use-ui-text.ts';
import { NewBankNote } from './new-bank-note.tsx';

interface Props {
  readonly api: ApiClient;
  /** The bank is connected; `user` has it among the bank details. */
  readonly onSaved: (user: User) => void;
  /** Hears the server's word for a refused bank, 'Error', for an alert (MONEY-32). */
  readonly onRefused?: (msg: string) => void;
  readonly onBack?: () => void;
  /** A worker is paid to it, which is said before it is connected. */
  readonly isForPay?: boolean;
  /** Under which name the holder's name and address survive a reload; numbers never do. */
  readonly draft?: string;
}

const NUMBERS = ['bankAccountNumber', 'institutionNumber', 'transitNumber'];

const EMPTY = {
  firstName: '',
  lastName: '',
  bankAccountNumber: '',
  institutionNumber: '',
  transitNumber: '',
  address: '',
  city: '',
  province: '',
  postalCode: '',
};

/** Connects a bank account by its numbers, which go to the provider and are not kept (MONEY-31). */
export function BankForm({ api, onSaved, onRefused, onBack, isForPay = false, draft }: Props) {
  const t = useUiText();
  const provinces = useProvinceOptions();

  const connect = async (body: BankSchema): Promise<void> => {
    try {
      onSaved(await api.send(addBank, { body }));
    } catch (error) {
      onRefused?.(messageOf(error));
      throw isApiError(error) && error.code === 'BANK_REFUSED'
        ? new ApiError({ ...error, msg: t('bank.refused'), cause: error })
        : error;
    }
  };

  return (
    <ZodForm
      schema={BankSchema}
      defaultValues={EMPTY}
      onSubmit={connect}
      draft={draft === undefined ? undefined : { name: draft, without: NUMBERS }}
      label={t('bank.title')}
    >
      <FieldRow>
        <TextField name="firstName" label={t('bank.firstName')} autoComplete="given-name" />
        <TextField name="lastName" label={t('bank.lastName')} autoComplete="family-name" />
      </FieldRow>
      <TextField
        name="bankAccountNumber"
        label={t('bank.accountNumber')}
        inputMode="numeric"
        autoComplete="off"
      />
      <FieldRow>
        <TextField
          name="institutionNumber"
          label={t('bank.institutionNumber')}
          hint={t('bank.threeDigits')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
        />
        <TextField
          name="transitNumber"
          label={t('bank.transitNumber')}
          hint={t('bank.fiveDigits')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
        />
      </FieldRow>
      <TextField name="address" label={t('bank.billingAddress')} autoComplete="address-line1" />
      <FieldRow>
        <TextField name="city" label={t('address.city')} autoComplete="address-level2" />
        <SelectField name="province" label={t('address.province')} options={provinces} />
        <TextField name="postalCode" label={t('address.postalCode')} autoComplete="postal-code" />
      </FieldRow>
      {isForPay && <NewBankNote />}
      <FormActions>
        {onBack && (
          <Button size="large" onClick={onBack}>
            {t('action.back')}
          </Button>
        )}
        <SubmitButton>{t('bank.submit')}</SubmitButton>
      </FormActions>
    </ZodForm>
  );
}
