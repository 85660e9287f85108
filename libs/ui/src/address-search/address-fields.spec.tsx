import { AddressFields } from '@leafshift/contracts/profile';
import { accessibilityProblems, renderInTheme } from '@leafshift/testing/render';
import { screen, waitFor } from '@testing-library/react';
import { SubmitButton } from '../form/submit-button.tsx';
import { ZodForm } from '../form/zod-form.tsx';
import { AddressFieldset } from './address-fields.tsx';
import { builtInPlaces } from './built-in-places.ts';

const EMPTY = {
  fullAddress: '',
  address: '',
  city: '',
  province: '',
  postalCode: '',
  country: '',
};

const setUp = () => {
  const onSubmit = jest.fn();
  const rendered = renderInTheme(
    <ZodForm schema={AddressFields} defaultValues={EMPTY} onSubmit={onSubmit} label="Address">
      <AddressFieldset googleMapsKey={null} />
      <SubmitButton>Save</SubmitButton>
    </ZodForm>,
  );
  return { onSubmit, ...rendered };
};

const search = () => screen.getByRole('combobox', { name: 'Address' });
const part = (name: string) => screen.getByRole('textbox', { name });

describe('AddressFieldset', () => {
  it('fills the parts from a suggestion, and keeps the street that was typed', async () => {
    const { user, onSubmit } = setUp();
    await user.type(search(), '1055 Main St, Vanc');
    await user.click(await screen.findByText('1055 Main St, Vancouver, BC'));
    await waitFor(() => expect(part('City')).toHaveValue('Vancouver'));
    expect(part('Street address')).toHaveValue('1055 Main St');
    await user.type(part('Postal code'), 'V6A 2V5');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    expect(onSubmit).toHaveBeenCalledWith({
      fullAddress: '1055 Main St, Vancouver, BC V6A 2V5, Canada',
      address: '1055 Main St',
      city: 'Vancouver',
      province: 'BC',
      postalCode: 'V6A 2V5',
      country: 'Canada',
      latitude: expect.closeTo(49.25, 1),
      longitude: expect.closeTo(-123.12, 1),
    });
  });

  it('can be filled in by hand altogether', async () => {
    const { user, onSubmit } = setUp();
    await user.type(part('Street address'), '12 Oak St');
    await user.type(part('City'), 'Toronto');
    await user.click(screen.getByRole('combobox', { name: 'Province' }));
    await user.click(await screen.findByText('Ontario'));
    await user.type(part('Postal code'), 'M4K 1A1');
    await waitFor(() => expect(search()).toHaveValue('12 Oak St, Toronto, ON M4K 1A1, Canada'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    expect(onSubmit.mock.calls[0][0]).toMatchObject({
      province: 'ON',
      latitude: expect.closeTo(43.7, 1),
    });
  });

  it('says when the search fails, and loses nothing that was typed', async () => {
    jest.spyOn(builtInPlaces, 'search').mockRejectedValue(new TypeError('Failed to fetch'));
    const { user } = setUp();
    await user.type(search(), '1055 Main St');
    expect(
      await screen.findByText(
        'The address search is not answering. Please fill in the parts below.',
      ),
    ).toBeVisible();
    expect(search()).toHaveValue('1055 Main St');
  });

  it('names what is missing, in the words of the specification', async () => {
    const { user, container } = setUp();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText('Address is required')).not.toHaveLength(0);
    for (const msg of [
      'City Number is required',
      'Province is required',
      'Postal Code is required',
    ]) {
      expect(screen.getByText(msg)).toBeVisible();
    }
    expect(await accessibilityProblems(container)).toEqual([]);
  });
});

describe('the built-in search', () => {
  it('finds towns without accents or capitals, largest first', async () => {
    const [first] = await builtInPlaces.search('montreal');
    expect(first?.label).toBe('Montréal, QC');
  });

  it('knows where a town is', async () => {
    const [first] = await builtInPlaces.search('12 Oak St, Halifax B3H 1A1');
    expect(first && (await builtInPlaces.resolve(first))).toMatchObject({
      address: '12 Oak St',
      city: 'Halifax',
      province: 'NS',
      postalCode: 'B3H 1A1',
      latitude: expect.closeTo(44.6, 1),
    });
  });
});
