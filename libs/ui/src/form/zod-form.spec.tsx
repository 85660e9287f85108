import { SupervisorForm } from '@leafshift/contracts/profile';
import { ApiError } from '@leafshift/data-access';
import { anApiError } from '@leafshift/testing/mock-api';
import { accessibilityProblems, renderInTheme } from '@leafshift/testing/render';
import { screen, waitFor } from '@testing-library/react';
import { SubmitButton } from './submit-button.tsx';
import { TextField } from './text-field.tsx';
import { ZodForm } from './zod-form.tsx';

const setUp = (onSubmit: (values: SupervisorForm) => Promise<void> | void = jest.fn()) =>
  renderInTheme(
    <ZodForm
      schema={SupervisorForm}
      defaultValues={{ name: '', phoneNumber: '', email: '' }}
      onSubmit={onSubmit}
      label="Add Supervisor"
    >
      <TextField name="name" label="Name" />
      <TextField name="phoneNumber" label="Phone Number" />
      <TextField name="email" label="Email" />
      <SubmitButton>Add Supervisor</SubmitButton>
    </ZodForm>,
  );

const field = (name: string) => screen.getByRole('textbox', { name });
const submit = () => screen.getByRole('button', { name: /Add Supervisor/ });

const fillIn = async (user: ReturnType<typeof setUp>['user']): Promise<void> => {
  await user.type(field('Name'), '  Priya Singh ');
  await user.type(field('Phone Number'), '+14165550123');
  await user.type(field('Email'), 'priya@mapleleaf.example');
};

describe('ZodForm', () => {
  it('shows an error only after its field was touched, and takes it back at once', async () => {
    const { user, container } = setUp();
    await user.click(field('Name'));
    expect(screen.queryByText('Name is required')).not.toBeInTheDocument();
    await user.tab();
    expect(await screen.findByText('Name is required')).toBeVisible();
    expect(screen.queryByText('Email is required')).not.toBeInTheDocument();
    expect(field('Name')).toHaveAccessibleDescription('Name is required');
    expect(field('Name')).toBeInvalid();
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.type(field('Name'), 'Pr');
    expect(screen.queryByText('Name is required')).not.toBeInTheDocument();
  });

  it('focuses the first error on submitting and announces them', async () => {
    const onSubmit = jest.fn();
    const { user } = setUp(onSubmit);
    await user.type(field('Email'), 'priya');
    await user.click(submit());
    expect(await screen.findByText('Invalid email')).toHaveAttribute('role', 'alert');
    expect(field('Name')).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('submits on Enter what the schema reads', async () => {
    const onSubmit = jest.fn();
    const { user } = setUp(onSubmit);
    await fillIn(user);
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({
        name: 'Priya Singh',
        phoneNumber: '+14165550123',
        email: 'priya@mapleleaf.example',
      }),
    );
  });

  it("puts the server's errors beside their fields, and loses nothing that was typed", async () => {
    const refused = anApiError('VALIDATION_FAILED', {
      errors: [{ path: 'email', msg: 'Invalid email' }],
    });
    const { user } = setUp(() => Promise.reject(refused));
    await fillIn(user);
    await user.click(submit());
    expect(await screen.findByText('Invalid email')).toBeVisible();
    expect(field('Email')).toHaveFocus();
    expect(field('Phone Number')).toHaveValue('+14165550123');
  });

  it("says above the button what is no field's fault, and can be sent again", async () => {
    const onSubmit = jest
      .fn<Promise<void>, []>()
      .mockRejectedValueOnce(anApiError('DEPENDENCY_DOWN'))
      .mockResolvedValueOnce();
    const { user } = setUp(onSubmit);
    await fillIn(user);
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('A service that we need');
    await user.click(submit());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('says it where the server marks a field that this form does not have', async () => {
    const refused = new ApiError({
      statusCode: 400,
      code: 'VALIDATION_FAILED',
      msg: 'Please check the marked fields',
      errors: [{ path: 'province', msg: 'Province is required' }],
    });
    const { user } = setUp(() => Promise.reject(refused));
    await fillIn(user);
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('Province is required');
  });

  it('cannot be sent twice at once', async () => {
    let finish = (): void => undefined;
    const onSubmit = jest.fn(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    );
    const { user } = setUp(onSubmit);
    await fillIn(user);
    await user.click(submit());
    await waitFor(() => expect(submit()).toBeDisabled());
    await user.click(submit());
    await user.type(field('Email'), '{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    finish();
    await waitFor(() => expect(submit()).toBeEnabled());
  });
});
