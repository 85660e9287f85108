import { accessibilityProblems, renderInTheme } from '@leafshift/testing/render';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { CheckboxField } from './checkbox-field.tsx';
import { PasswordField } from './password-field.tsx';
import { RadioField } from './radio-field.tsx';
import { SelectField } from './select-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';
import { ZodForm } from './zod-form.tsx';

const render = (
  schema: z.ZodType<object, Record<string, unknown>>,
  fields: ReactNode,
  values = {},
) => {
  const onSubmit = jest.fn();
  const rendered = renderInTheme(
    <ZodForm schema={schema} defaultValues={values} onSubmit={onSubmit} label="Form">
      {fields}
      <SubmitButton>Save</SubmitButton>
    </ZodForm>,
  );
  const save = () => rendered.user.click(screen.getByRole('button', { name: 'Save' }));
  return { onSubmit, save, ...rendered };
};

const answer = z.enum(['yes', 'no'], { error: 'This field is required' });
const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

describe('SelectField', () => {
  const field = <SelectField name="answer" label="Answer" options={YES_NO} hint="Choose one" />;
  const select = () => screen.getByRole('combobox', { name: 'Answer' });

  it('tells assistive technology what is chosen', async () => {
    const { container } = render(z.object({ answer }), field, { answer: 'yes' });
    expect(select()).toHaveAccessibleDescription('Yes Choose one');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('gets the focus when it is missing, and takes a choice', async () => {
    const { user, save, onSubmit } = render(z.object({ answer }), field);
    await save();
    expect(await screen.findByText('This field is required')).toBeVisible();
    expect(select()).toHaveFocus();
    expect(select()).toBeInvalid();
    await user.click(select());
    await user.click(await screen.findByTitle('No'));
    expect(select()).toHaveAccessibleDescription('No Choose one');
    await save();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ answer: 'no' }));
  });

  it('takes several values where they are asked for', async () => {
    const schema = z.object({ answers: z.array(answer) });
    const several = <SelectField name="answers" label="Answers" options={YES_NO} multiple />;
    render(schema, several, { answers: ['yes', 'no'] });
    expect(screen.getByRole('combobox', { name: 'Answers' })).toHaveAccessibleDescription(
      'Yes, No',
    );
  });
});

describe('RadioField', () => {
  const field = (
    <>
      <RadioField name="answer" label="Are you sure?" options={YES_NO} />
      <TextField name="note" label="Note" />
    </>
  );
  const schema = z.object({ answer, note: z.string() });

  it('is one group, which says what is wrong with it', async () => {
    const { container, save } = render(schema, field, { note: '' });
    await save();
    const group = screen.getByRole('group', { name: 'Are you sure?' });
    await waitFor(() => expect(group).toHaveAccessibleDescription('This field is required'));
    expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Yes' })).toHaveFocus();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('shows its error only once the whole group was left', async () => {
    const { user } = render(schema, field, { note: '' });
    await user.tab();
    expect(screen.getByRole('radio', { name: 'Yes' })).toHaveFocus();
    expect(screen.queryByText('This field is required')).not.toBeInTheDocument();
    await user.click(screen.getByRole('textbox', { name: 'Note' }));
    expect(await screen.findByText('This field is required')).toBeVisible();
  });
});

describe('TextField with a written form', () => {
  const groups = (typed: string): string =>
    typed.replaceAll(/\D/g, '').replaceAll(/(\d{4})(?=\d)/g, '$1 ');
  const field = <TextField name="number" label="Number" format={groups} />;
  const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Number' });

  it('writes what is typed', async () => {
    const { user } = render(z.object({ number: z.string() }), field, { number: '' });
    await user.type(input(), '12345678');
    expect(input()).toHaveValue('1234 5678');
  });

  it('leaves the caret where somebody corrects the middle', async () => {
    const { user } = render(z.object({ number: z.string() }), field, { number: '1234 5678' });
    await user.type(input(), '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(input()).toHaveValue('1293 4567 8');
    expect(input().selectionStart).toBe(3);
  });
});

describe('TextAreaField', () => {
  it('says when the text nears its longest, and never cuts it', async () => {
    const schema = z.object({ bio: z.string().max(10, 'At most 10 characters are allowed') });
    const field = <TextAreaField name="bio" label="Bio" maxLength={10} />;
    const { user } = render(schema, field, { bio: '' });
    const area = screen.getByRole('textbox', { name: 'Bio' });
    await user.type(area, '12345678');
    expect(area).not.toHaveAccessibleDescription();
    await user.type(area, '9');
    expect(area).toHaveAccessibleDescription('9 of 10 characters');
    await user.type(area, 'abc');
    await user.tab();
    expect(area).toHaveValue('123456789abc');
    expect(await screen.findByText('At most 10 characters are allowed')).toBeVisible();
  });
});

describe('PasswordField', () => {
  it('hides what is typed, and takes what is pasted or filled in by a password manager', async () => {
    const field = <PasswordField name="password" label="Password" autoComplete="new-password" />;
    const { user } = render(z.object({ password: z.string() }), field, { password: '' });
    const input = screen.getByLabelText('Password');
    await user.click(input);
    await user.paste('made by a manager');
    expect(input).toHaveValue('made by a manager');
    expect(input).toHaveAttribute('type', 'password');
    expect(input).toHaveAttribute('autocomplete', 'new-password');
  });

  it('can be shown', async () => {
    const field = (
      <PasswordField name="password" label="Password" autoComplete="current-password" />
    );
    const { user } = render(z.object({ password: z.string() }), field, { password: 'secret' });
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: /Show/ }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  });
});

describe('CheckboxField', () => {
  it('gets the focus when it must be ticked', async () => {
    const schema = z.object({ terms: z.literal(true, { error: 'Please accept the terms' }) });
    const { save } = render(schema, <CheckboxField name="terms">I accept</CheckboxField>, {
      terms: false,
    });
    await save();
    const box = screen.getByRole('checkbox', { name: 'I accept' });
    await waitFor(() => expect(box).toHaveFocus());
    expect(box).toHaveAccessibleDescription('Please accept the terms');
  });
});
