import { AddressFields } from '@leafshift/contracts/profile';
import type { Meta } from 'storybook-react-rsbuild';
import { z } from 'zod';
import { AddressFieldset } from '../../src/address-search/index.ts';
import {
  CheckboxField,
  FieldRow,
  FormActions,
  PasswordField,
  RadioField,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
  ZodForm,
} from '../../src/form/index.ts';

export default { title: 'Fields' } satisfies Meta;

const Everything = z.strictObject({
  name: z.string().min(2),
  password: z.string().min(12),
  about: z.string().max(200),
  province: z.enum(['ON', 'BC']),
  pointOfSale: z.enum(['yes', 'no']),
  agrees: z.boolean(),
});
const AT_FIRST = { name: '', password: '', about: '', pointOfSale: 'no' as const, agrees: false };
const EMPTY_ADDRESS = { fullAddress: '', address: '', city: '', postalCode: '', country: '' };
const done = () => Promise.resolve();

export const EveryField = () => (
  <ZodForm schema={Everything} defaultValues={AT_FIRST} onSubmit={done} label="Every field">
    <FieldRow>
      <TextField name="name" label="Name" hint="As on your licence" />
      <PasswordField name="password" label="Password" autoComplete="new-password" />
    </FieldRow>
    <SelectField
      name="province"
      label="Province"
      options={[
        { value: 'ON', label: 'Ontario' },
        { value: 'BC', label: 'British Columbia' },
      ]}
    />
    <TextAreaField name="about" label="About you" />
    <RadioField
      name="pointOfSale"
      label="Have you worked with a point of sale?"
      options={[
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ]}
    />
    <CheckboxField name="agrees">I agree to the terms</CheckboxField>
    <FormActions>
      <SubmitButton>Save</SubmitButton>
    </FormActions>
  </ZodForm>
);

export const Address = () => (
  <ZodForm schema={AddressFields} defaultValues={EMPTY_ADDRESS} onSubmit={done} label="Address">
    <AddressFieldset googleMapsKey={null} />
    <SubmitButton>Save</SubmitButton>
  </ZodForm>
);
