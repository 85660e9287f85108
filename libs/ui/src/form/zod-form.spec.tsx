import { SupervisorForm } from '@leafshift/contracts/profile';
import { ApiError, fetchCode } from '@leafshift/data-access';
import { anApiError } from '@leafshift/testing/mock-api';
import { accessibilityProblems, renderInTheme } from '@leafshift/testing/render';
import { screen, waitFor } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { SubmitButton } from './submit-button.tsx';
import { TextField } from './text-field.tsx';
import { ZodForm } from './zod-form.tsx';

type Props = Parameters<typeof ZodForm<SupervisorForm, SupervisorForm>>[0];

interface Settings {
  readonly schema?: Props['schema'];
  readonly onSubmit?: (values: SupervisorForm) => Promise<void> | void;
  readonly resets?: boolean;
  readonly draft?: string;
}

const setUp = ({
  schema = SupervisorForm,
  onSubmit = jest.fn(),
  resets = false,
  draft,
}: Settings = {}) =>
  renderInTheme(
    <ZodForm
      schema={schema}
      defaultValues={{ name: '', phoneNumber: '', email: '' }}
      onSubmit={onSubmit}
      resets={resets}
      draft={draft === undefined ? undefined : { name: draft }}
      label="Add Supervisor"
    >
      <TextField name="name" label="Name" />
      <TextField name="phoneNumber" label="Phone Number" />
      <TextField name="email" label="Email" />
      <SubmitButton>Add Supervisor</SubmitButton>
    </ZodForm>,
  );

type Visitor = ReturnType<typeof setUp>['user'];

const field = (name: string) => screen.getByRole('textbox', { name });
const submit = () => screen.getByRole('button', { name: /Add Supervisor/ });
const announced = () => document.querySelector('[aria-live="assertive"]');

const fillIn = async (user: Visitor): Promise<void> => {
  await user.type(field('Name'), '  Priya Singh ');
  await user.type(field('Phone Number'), '+14165550123');
  await user.type(field('Email'), 'priya@mapleleaf.example');
};

const refusing = (error: unknown) => ({ onSubmit: () => Promise.reject(error) });

describe('ZodForm', () => {
  it('shows an error only after its field was touched, and takes it back at once', async () => {
    const { user, container } = setUp();
    await user.click(field('Name'));
    expect(screen.queryByText('Name is required')).not.toBeInTheDocument();
    await user.tab();
    expect(field('Name')).toHaveAccessibleDescription('Name is required');
    expect(field('Name')).toBeInvalid();
    expect(screen.queryByText('Email is required')).not.toBeInTheDocument();
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.type(field('Name'), 'Pr');
    expect(screen.queryByText('Name is required')).not.toBeInTheDocument();
  });

  it('announces an error once, when its field is left', async () => {
    const { user } = setUp();
    await user.click(field('Name'));
    await user.tab();
    await waitFor(() => expect(announced()).toHaveTextContent('Name is required'));
    await user.tab();
    await waitFor(() => expect(announced()).toHaveTextContent(/^Phone Number is required$/));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('focuses the first error on submitting, and announces how many there are', async () => {
    const onSubmit = jest.fn();
    const { user } = setUp({ onSubmit });
    await user.type(field('Email'), 'priya');
    await user.click(submit());
    expect(await screen.findByText('Invalid email')).toBeVisible();
    expect(field('Name')).toHaveFocus();
    expect(field('Name')).toHaveAccessibleDescription('Name is required');
    await waitFor(() => expect(announced()).toHaveTextContent('3 fields need your attention'));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('submits on Enter what the schema reads', async () => {
    const onSubmit = jest.fn();
    const { user } = setUp({ onSubmit });
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

  it('keeps what was sent, unless it is there for one entry after the other', async () => {
    const { user, unmount } = setUp();
    await fillIn(user);
    await user.click(submit());
    await waitFor(() => expect(submit()).toBeEnabled());
    expect(field('Phone Number')).toHaveValue('+14165550123');
    unmount();

    const next = setUp({ resets: true });
    await fillIn(next.user);
    await next.user.click(submit());
    await waitFor(() => expect(field('Phone Number')).toHaveValue(''));
    await next.user.type(field('Name'), 'L');
    expect(screen.queryByText('Too Short!')).not.toBeInTheDocument();
  });
});

describe('ZodForm whose schema is fetched', () => {
  const fetching = () => {
    const load = jest.fn(async () => SupervisorForm);
    return { load, schema: () => fetchCode(load) };
  };

  it('fetches it when somebody reaches for the form, and checks by it as always', async () => {
    const onSubmit = jest.fn();
    const { load, schema } = fetching();
    const { user } = setUp({ schema, onSubmit });
    expect(load).not.toHaveBeenCalled();
    await user.click(field('Name'));
    expect(load).toHaveBeenCalled();
    await user.tab();
    expect(await screen.findByText('Name is required')).toBeVisible();
    await fillIn(user);
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ name: 'Priya Singh' })),
    );
  });

  it('says where it cannot be had, loses nothing that was typed, and can be sent again', async () => {
    const onSubmit = jest.fn();
    const { load, schema } = fetching();
    load.mockRejectedValue(new Error('Loading chunk 12 failed'));
    const { user } = setUp({ schema, onSubmit });
    await fillIn(user);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be fetched/);
    expect(onSubmit).not.toHaveBeenCalled();
    expect(field('Email')).toHaveValue('priya@mapleleaf.example');
    load.mockResolvedValue(SupervisorForm);
    await user.click(submit());
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('ZodForm with a draft', () => {
  it('is empty for the next entry, also after it came back from a reload', async () => {
    const before = setUp({ draft: 'supervisor' });
    await fillIn(before.user);
    before.unmount();

    const { user } = setUp({ draft: 'supervisor', resets: true });
    expect(field('Email')).toHaveValue('priya@mapleleaf.example');
    await user.click(submit());
    await waitFor(() => expect(field('Email')).toHaveValue(''));
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});

describe('ZodForm, when it cannot be sent', () => {
  it("puts the server's errors beside their fields, and loses nothing that was typed", async () => {
    const errors = [{ path: 'email', msg: 'Invalid email' }];
    const { user } = setUp(refusing(anApiError('VALIDATION_FAILED', { errors })));
    await fillIn(user);
    await user.click(submit());
    expect(await screen.findByText('Invalid email')).toBeVisible();
    expect(field('Email')).toHaveFocus();
    expect(field('Email')).toHaveAccessibleDescription('Invalid email');
    expect(field('Phone Number')).toHaveValue('+14165550123');
  });

  it("says above the button what is no field's fault, and can be sent again", async () => {
    const onSubmit = jest
      .fn<Promise<void>, []>()
      .mockRejectedValueOnce(anApiError('DEPENDENCY_DOWN'))
      .mockResolvedValueOnce();
    const { user } = setUp({ onSubmit });
    await fillIn(user);
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('A service that we need');
    await waitFor(() => expect(submit()).toHaveFocus());
    await user.click(submit());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('says what the server marks and no field shows, all of it', async () => {
    const refused = new ApiError({
      statusCode: 400,
      code: 'VALIDATION_FAILED',
      msg: 'Please check the marked fields',
      errors: [
        { path: 'province', msg: 'Province is required' },
        { path: 'place.latitude', msg: 'A place is required' },
      ],
    });
    const { user } = setUp(refusing(refused));
    await fillIn(user);
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Province is required.*A place is required/s,
    );
    expect(field('Name')).toBeValid();
  });

  it('says so when something unexpected happens, and reports it', async () => {
    const reported = jest.fn((event: ErrorEvent) => event.preventDefault());
    window.addEventListener('error', reported);
    const { user } = setUp(refusing(new TypeError('nothing is undefined')));
    await fillIn(user);
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('There is an error!');
    expect(reported).toHaveBeenCalledTimes(1);
    window.removeEventListener('error', reported);
  });

  it('cannot be sent twice at once', async () => {
    let finish = (): void => undefined;
    const onSubmit = jest.fn(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    );
    const { user } = setUp({ onSubmit });
    await fillIn(user);
    await user.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(submit()).toBeDisabled());
    await user.click(submit());
    await user.type(field('Email'), '{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    finish();
    await waitFor(() => expect(submit()).toBeEnabled());
  });

  it('does not send the form that opened its dialog', async () => {
    const onSubmit = jest.fn();
    const sendPage = jest.fn();
    const { user } = renderInTheme(
      <form aria-label="Page" onSubmit={sendPage}>
        {createPortal(
          <ZodForm
            schema={SupervisorForm}
            defaultValues={{ name: 'Ana', phoneNumber: '12', email: 'ana@example.ca' }}
            onSubmit={onSubmit}
          >
            <SubmitButton>Add Supervisor</SubmitButton>
          </ZodForm>,
          document.body,
        )}
      </form>,
    );
    await user.click(submit());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    expect(sendPage).not.toHaveBeenCalled();
  });
});
