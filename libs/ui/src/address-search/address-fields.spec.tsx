import { AddressFields } from '@leafshift/contracts/profile';
import { accessibilityProblems, renderInTheme } from '@leafshift/testing/render';
import { fireEvent, screen, waitFor } from '@testing-library/react';
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
const IN_VANCOUVER = {
  fullAddress: '1055 Main St, Vancouver, BC V6A 2V5, Canada',
  address: '1055 Main St',
  city: 'Vancouver',
  province: 'BC',
  postalCode: 'V6A 2V5',
  country: 'Canada',
  latitude: 49.2746,
  longitude: -123.1,
};
const VANCOUVER = [expect.closeTo(49.25, 1), expect.closeTo(-123.12, 1)];
const IN_M4K = [expect.closeTo(43.68, 1), expect.closeTo(-79.35, 1)];
const IN_M6R = { latitude: 43.643, longitude: -79.4471 };
const TORONTO_M6R = { city: 'Toronto', province: 'ON', postalCode: 'M6R 2M9', ...IN_M6R };
const TORONTO = [expect.closeTo(43.7, 1), expect.closeTo(-79.4, 1)];
const EDMONTON = [expect.closeTo(53.5, 1), expect.closeTo(-113.5, 1)];

const setUp = (values: Partial<AddressFields> = EMPTY, resets = false) => {
  const onSubmit = jest.fn();
  const rendered = renderInTheme(
    <ZodForm
      schema={AddressFields}
      defaultValues={values}
      onSubmit={onSubmit}
      resets={resets}
      label="Address"
    >
      <AddressFieldset googleMapsKey={null} />
      <SubmitButton>Save</SubmitButton>
    </ZodForm>,
  );
  const { user } = rendered;
  const save = async (times = 1): Promise<AddressFields> => {
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(times));
    return onSubmit.mock.lastCall[0];
  };
  const write = async (name: string, text: string) => {
    await user.clear(part(name));
    await user.type(part(name), text);
  };
  const chooseProvince = async (name: string) => {
    await user.click(screen.getByRole('combobox', { name: 'Province' }));
    await user.click(await screen.findByTitle(name));
  };
  return { ...rendered, onSubmit, save, write, chooseProvince };
};

const search = () => screen.getByRole('combobox', { name: 'Address' });
const part = (name: string) => screen.getByRole('textbox', { name });
const where = ({ latitude, longitude }: AddressFields) => [latitude, longitude];

describe('AddressFieldset', () => {
  it('fills the parts from a suggestion, and keeps the street that was typed', async () => {
    const { user, save } = setUp();
    await user.type(search(), '1055 Main St, Vanc');
    await user.click(await screen.findByTitle('1055 Main St, Vancouver, BC'));
    await waitFor(() => expect(part('City')).toHaveValue('Vancouver'));
    await user.type(part('Postal code'), 'V6A 2V5');
    const saved = await save();
    expect(saved).toMatchObject({
      fullAddress: '1055 Main St, Vancouver, BC V6A 2V5, Canada',
      address: '1055 Main St',
      city: 'Vancouver',
      province: 'BC',
      postalCode: 'V6A 2V5',
      country: 'Canada',
    });
    expect(where(saved)).toEqual(VANCOUVER);
  });

  it('offers towns to screen readers by their names', async () => {
    const { user } = setUp();
    await user.type(search(), '1055 Main St, Vanc');
    await screen.findByTitle('1055 Main St, Vancouver, BC');
    for (const option of screen.getAllByRole('option')) {
      expect(option).toHaveAccessibleName(/^1055 Main St, Vanc[a-z ]+, [A-Z]{2}$/);
      expect(option).toHaveTextContent(/^1055 Main St, Vanc[a-z ]+, [A-Z]{2}$/);
    }
  });

  it('can be filled in by hand altogether', async () => {
    const { write, chooseProvince, save } = setUp();
    await write('Street address', '12 Oak St');
    await write('City', 'Toronto');
    await chooseProvince('Ontario');
    await write('Postal code', 'M4K 1A1');
    await waitFor(() => expect(search()).toHaveValue('12 Oak St, Toronto, ON M4K 1A1, Canada'));
    const saved = await save();
    expect(saved).toMatchObject({ province: 'ON', country: 'Canada' });
    expect(where(saved)).toEqual(IN_M4K);
  });

  it('writes a postal code as it is printed, and says what is none', async () => {
    const { user, write, save, onSubmit } = setUp(IN_VANCOUVER);
    await write('Postal code', '90210');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Enter a Canadian postal code, such as M6R 2M9')).toBeVisible();
    expect(part('Postal code')).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
    await write('Postal code', 'v6a3b1');
    expect(await save()).toMatchObject({
      postalCode: 'V6A 3B1',
      fullAddress: '1055 Main St, Vancouver, BC V6A 3B1, Canada',
    });
  });

  it('keeps the exact place of an address that is there already', async () => {
    const { write, save } = setUp(IN_VANCOUVER);
    await write('Street address', '1077 Main St');
    expect(where(await save())).toEqual([49.2746, -123.1]);
  });

  it('moves the place when the town is changed by hand', async () => {
    const { write, chooseProvince, save } = setUp(IN_VANCOUVER);
    await write('City', 'Toronto');
    await chooseProvince('Ontario');
    await waitFor(() => expect(search()).toHaveValue('1055 Main St, Toronto, ON V6A 2V5, Canada'));
    expect(where(await save())).toEqual(TORONTO);
  });

  it('takes the capital of the province for a town that is not known, and says so', async () => {
    const { user, write, save } = setUp(IN_VANCOUVER);
    await user.click(screen.getByRole('combobox', { name: 'Province' }));
    await user.click(await screen.findByTitle('Alberta'));
    await write('City', 'Nowhere Creek');
    expect(
      await screen.findByText(/We do not know Nowhere Creek.*measured from Edmonton/),
    ).toBeVisible();
    expect(where(await save())).toEqual(EDMONTON);
    await write('City', 'Calgary');
    await waitFor(() => expect(screen.queryByText(/We do not know/)).not.toBeInTheDocument());
    expect(where(await save(2))[0]).toBeCloseTo(51.05, 1);
  });

  it('drops the postal code of another town, and keeps one that was typed first', async () => {
    const { user, save } = setUp();
    await user.type(part('Postal code'), 'V6A 2V5');
    await waitFor(() => expect(search()).toHaveValue('Vancouver, BC V6A 2V5, Canada'));
    await user.clear(search());
    await user.type(search(), '1055 Main St, Vanc');
    await user.click(await screen.findByTitle('1055 Main St, Vancouver, BC'));
    await waitFor(() => expect(part('Street address')).toHaveValue('1055 Main St'));
    expect(part('Postal code')).toHaveValue('V6A 2V5');
    await save();
    await user.clear(search());
    await user.type(search(), '12 Oak St, Toronto, O');
    await user.click(await screen.findByTitle('12 Oak St, Toronto, ON'));
    await waitFor(() => expect(part('City')).toHaveValue('Toronto'));
    expect(part('Postal code')).toHaveValue('');
  });

  it('fills town, province and postal code from a postal code alone', async () => {
    const { user, save } = setUp();
    await user.type(search(), '784 queen street west m6r2m9');
    await user.click(await screen.findByTitle('784 queen street west, Toronto, ON M6R 2M9'));
    await waitFor(() => expect(part('City')).toHaveValue('Toronto'));
    expect(await save()).toMatchObject({
      address: '784 queen street west',
      province: 'ON',
      postalCode: 'M6R 2M9',
      ...IN_M6R,
    });
  });

  it('finds the town of a postal code that is typed in its own field', async () => {
    const { write } = setUp();
    await write('Postal code', 'M6R 2M9');
    await waitFor(() => expect(part('City')).toHaveValue('Toronto'));
    expect(await screen.findByText(/We know the area of M6R, not this street/)).toBeVisible();
  });

  it('says plainly that it knows only the town, and moves to the postal area with its code', async () => {
    const { write, chooseProvince, save } = setUp();
    await write('Street address', '784 Queen St W');
    await write('City', 'Toronto');
    await chooseProvince('Ontario');
    expect(await screen.findByText(/We only know where Toronto is, not this street/)).toBeVisible();
    await write('Postal code', 'M6R 2M9');
    expect(await screen.findByText(/We know the area of M6R/)).toBeVisible();
    expect(await save()).toMatchObject(IN_M6R);
  });

  describe('with the position of the device', () => {
    const at = (latitude: number, longitude: number) => {
      const getCurrentPosition = jest.fn((done: PositionCallback) =>
        done({ coords: { latitude, longitude } } as GeolocationPosition),
      );
      Object.defineProperty(navigator, 'geolocation', {
        configurable: true,
        value: { getCurrentPosition },
      });
    };
    afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));
    const iAmThere = () => screen.findByRole('button', { name: /I am at this address now/ });

    it('takes it for the exact place of the address', async () => {
      at(43.6453, -79.4486);
      const { user, save } = setUp({ ...IN_VANCOUVER, ...TORONTO_M6R });
      await user.click(await iAmThere());
      await waitFor(() => expect(screen.queryByText(/not this street/)).not.toBeInTheDocument());
      expect(await save()).toMatchObject({ latitude: 43.6453, longitude: -79.4486 });
    });

    it('does not take one that is nowhere near', async () => {
      at(49.28, -123.12);
      const { user, save } = setUp({ ...IN_VANCOUVER, ...TORONTO_M6R });
      await user.click(await iAmThere());
      expect(await screen.findByText(/You are too far from Toronto/)).toBeVisible();
      expect(await save()).toMatchObject(IN_M6R);
    });
  });

  describe('with the map', () => {
    const openMap = async (values: Partial<AddressFields>) => {
      const rendered = setUp(values);
      const { user } = rendered;
      await user.click(await screen.findByRole('button', { name: 'Pick the point on the map' }));
      const map = await screen.findByRole('application', undefined, { timeout: 10_000 });
      const use = () => user.click(screen.getByRole('button', { name: 'Use this point' }));
      return { ...rendered, map, use };
    };

    it('takes the point that is pressed, and says where it lies', async () => {
      const { map, use, save } = await openMap({ ...IN_VANCOUVER, ...TORONTO_M6R });
      expect(map).toHaveAccessibleName('Map around M6R');
      expect(screen.getByText(/within 60 km of M6R/)).toBeVisible();
      await use();
      expect(screen.getByRole('alert')).toHaveTextContent(
        'The point is still in the middle of M6R',
      );

      fireEvent.click(map, { clientX: 340, clientY: 180 });
      expect(screen.getByText('The point is 5 km east of the middle of M6R.')).toBeVisible();
      await use();
      await waitFor(() => expect(screen.queryByText(/not this street/)).not.toBeInTheDocument());
      const saved = await save();
      expect(saved).toMatchObject({
        address: '1055 Main St',
        city: 'Toronto',
        postalCode: 'M6R 2M9',
      });
      expect(where(saved)).toEqual([expect.closeTo(43.643, 3), expect.closeTo(-79.385, 2)]);
    });

    it('moves the point by the arrow keys, and leaves all as it was where that is given up', async () => {
      const { user, map, save, container } = await openMap({ ...IN_VANCOUVER, ...TORONTO_M6R });
      expect(map).toHaveFocus();
      await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
      expect(screen.getByText('The point is 300 m north of the middle of M6R.')).toBeVisible();
      await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
      expect(screen.getByText('The point is 1 km west of the middle of M6R.')).toBeVisible();
      expect(await accessibilityProblems(container)).toEqual([]);
      await user.click(screen.getByRole('button', { name: 'Cancel' }));
      expect(screen.getByText(/not this street/)).toBeVisible();
      expect(await save()).toMatchObject(IN_M6R);
    });

    it('does not take a point that is nowhere near', async () => {
      const { user, map, use } = await openMap({ ...IN_VANCOUVER, ...TORONTO_M6R });
      for (const _ of [1, 2, 3, 4]) {
        await user.click(screen.getByRole('button', { name: 'Farther away' }));
      }
      fireEvent.click(map, { clientX: 440, clientY: 180 });
      await use();
      expect(screen.getByRole('alert')).toHaveTextContent(/too far from M6R/);
    });

    it('finds a town that is not known, anywhere', async () => {
      const { write, user, save } = setUp({ ...IN_VANCOUVER, province: 'AB' });
      await write('City', 'Nowhere Creek');
      expect(await screen.findByText(/We do not know Nowhere Creek/)).toBeVisible();
      await user.click(await screen.findByRole('button', { name: 'Pick the point on the map' }));
      const map = await screen.findByRole('application', { name: 'Map around Edmonton' });
      fireEvent.click(map, { clientX: 240, clientY: 80 });
      await user.click(screen.getByRole('button', { name: 'Use this point' }));
      await waitFor(() => expect(screen.queryByText(/We do not know/)).not.toBeInTheDocument());
      expect((await save()).latitude).toBeGreaterThan(54.5);
    });
  });

  it('begins anew with the next entry', async () => {
    const { user, save } = setUp(EMPTY, true);
    const add = async (text: string, suggestion: string, times: number) => {
      await user.type(search(), text);
      const found = await screen.findByTitle(suggestion);
      // The list opens with motion, during which it takes no click.
      await waitFor(() => user.click(found));
      await waitFor(() => expect(part('City')).not.toHaveValue(''));
      await user.type(part('Postal code'), 'M4K 1A1');
      return save(times);
    };
    await add('12 Oak St, Toronto', '12 Oak St, Toronto, ON', 1);
    await waitFor(() => expect(search()).toHaveValue(''));
    expect(where(await add('12 Oak St, Toronto', '12 Oak St, Toronto, ON', 2))).toEqual(IN_M4K);
  });

  it('goes back to the address of the parts when a search is left without a choice', async () => {
    const { user } = setUp(IN_VANCOUVER);
    await user.clear(search());
    await user.type(search(), 'somewhere else');
    await user.tab();
    expect(search()).toHaveValue('1055 Main St, Vancouver, BC V6A 2V5, Canada');
  });

  it('says when the search finds nothing', async () => {
    const { user } = setUp();
    await user.type(search(), '1055 Main St, Xyzzyville');
    expect(
      await screen.findByText('No place found. You can fill in the parts below.'),
    ).toBeInTheDocument();
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

  it('names what is missing, in the words of the rules, and nothing else', async () => {
    const { user, container, onSubmit } = setUp();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText('Address is required')).toHaveLength(2);
    for (const msg of [
      'City Number is required',
      'Province is required',
      'Postal Code is required',
    ]) {
      expect(screen.getByText(msg)).toBeVisible();
    }
    expect(search()).toHaveFocus();
    expect(screen.queryByText(/Invalid input/)).not.toBeInTheDocument();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(await accessibilityProblems(container)).toEqual([]);
  });
});
