import { anEmployerProfile, anEmptyProfile } from '@leafshift/testing/builders';
import { createMockApi } from '@leafshift/testing/mock-api';
import { accessibilityProblems, renderInTheme } from '@leafshift/testing/render';
import { screen, waitFor } from '@testing-library/react';
import { SubmitButton } from '../form/submit-button.tsx';
import { BusinessProfileForm } from './business-profile-form.tsx';

const setUp = (profile = anEmployerProfile()) => {
  const onSubmit = jest.fn().mockResolvedValue(undefined);
  const onImageMissing = jest.fn();
  const rendered = renderInTheme(
    <BusinessProfileForm
      api={createMockApi()}
      profile={profile}
      onSubmit={onSubmit}
      onImageMissing={onImageMissing}
    >
      <SubmitButton>Save</SubmitButton>
    </BusinessProfileForm>,
  );
  return { onSubmit, onImageMissing, ...rendered };
};

const save = () => screen.getByRole('button', { name: 'Save' });
const field = (name: string) => screen.getByRole('textbox', { name });

describe('BusinessProfileForm', () => {
  it('names what is missing, in the words of the rules', async () => {
    const { user, container } = setUp(anEmptyProfile());
    await user.click(save());
    for (const msg of [
      'Business Name is required',
      'Phone Number is required',
      'Business Description is required',
    ]) {
      expect(await screen.findByText(msg)).toBeVisible();
    }
    expect(screen.getByLabelText('Profile picture')).toHaveFocus();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it.each([
    ['Business name', 'A', 'Too Short!'],
    ['Phone number', 'call me', 'Phone number is not valid'],
  ])('checks %s', async (name, text, msg) => {
    const { user } = setUp(anEmployerProfile({ businessLicence: { status: 'Pending' } }));
    await user.clear(field(name));
    await user.type(field(name), text);
    await user.tab();
    expect(await screen.findByText(msg)).toBeVisible();
  });

  it("asks for an image, as an alert and in place: 'Please upload an image'", async () => {
    const { user, onSubmit, onImageMissing } = setUp(
      anEmployerProfile({ profileImage: undefined }),
    );
    await user.click(save());
    expect(await screen.findByText('Please upload an image')).toBeVisible();
    expect(onImageMissing).toHaveBeenCalledWith('Please upload an image');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('asks a retail business, and only it, for its point-of-sale system', async () => {
    const { user, onSubmit } = setUp();
    expect(screen.getByRole('radio', { name: 'Cova' })).toBeChecked();
    await user.click(screen.getByRole('combobox', { name: 'Business type' }));
    const [option] = (await screen.findAllByText('Producer')).slice(-1);
    await user.click(option!);
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await user.click(save());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    expect(onSubmit.mock.calls[0][0]).toMatchObject({
      businessType: 'Producer',
      posExperience: [],
    });
  });
});
