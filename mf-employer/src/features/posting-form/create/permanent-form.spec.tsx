import { createPost } from '@leafshift/contracts/posts';
import { anId } from '@leafshift/testing/builders';
import { accessibilityProblems } from '@leafshift/testing/render';
import { act, screen, waitFor } from '@testing-library/react';
import { DESCRIPTION, openHalfFilled, PERMANENT, reviewed } from '../../../../dev/posting-form.tsx';
import { atNow } from '../../../../dev/render-employer.tsx';

atNow();

const stepper = (name: string) => screen.getByRole('spinbutton', { name });
const focus = (name: string) => act(() => stepper(name).focus());

describe('The Permanent form', () => {
  it('keeps the minimum rate under the maximum rate', async () => {
    const { user, shell } = await openHalfFilled({
      employmentType: 'Permanent',
      permanent: { ...PERMANENT, rate: 18, rateHigh: 18.5 },
    });
    focus('Minimum Rate');
    await user.keyboard('{ArrowUp}');
    focus('Maximum Rate');
    await user.keyboard('{ArrowDown}');
    expect(shell.alerts).toEqual([
      { kind: 'Info', msg: 'Minimum rate must be lower than maximum rate' },
      { kind: 'Info', msg: 'Maximum rate must be higher than minimum rate' },
    ]);
  });

  it('takes typed rates, and moves one end with the other', async () => {
    const { user } = await openHalfFilled({
      employmentType: 'Permanent',
      permanent: { ...PERMANENT, rate: 18, rateHigh: 20 },
    });
    focus('Minimum Rate');
    await user.keyboard('32{Enter}');
    expect(stepper('Minimum Rate')).toHaveTextContent('$32.00');
    expect(stepper('Maximum Rate')).toHaveTextContent('$32.50');
    focus('Maximum Rate');
    await user.keyboard('25{Enter}{ArrowUp}');
    expect(stepper('Minimum Rate')).toHaveTextContent('$24.50');
    expect(stepper('Maximum Rate')).toHaveTextContent('$25.50');
  });

  it('does not go under 16 dollars', async () => {
    const { user } = await openHalfFilled({
      employmentType: 'Permanent',
      permanent: { ...PERMANENT, rate: 16.5 },
    });
    focus('Minimum Rate');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(stepper('Minimum Rate')).toHaveTextContent('$16.00');
  });

  it('posts to the public board without a charge', async () => {
    const { user, shell, api, container } = await openHalfFilled({
      employmentType: 'Permanent',
      permanent: PERMANENT,
    });
    expect(await accessibilityProblems(container)).toEqual([]);
    const dialog = await reviewed(user);
    expect(await dialog.findByText('There is no charge for this posting.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Create Posting' }));
    await waitFor(() => expect(shell.alerts).toEqual([{ kind: 'Success', msg: 'Post Created!' }]));
    expect(api.sentTo(createPost)[0]?.body).toMatchObject({
      employmentType: 'Permanent',
      jobType: 'Store Manager',
      location: anId(101),
      rate: 18,
      rateHigh: 20,
      jobDescription: DESCRIPTION,
    });
  });
});
