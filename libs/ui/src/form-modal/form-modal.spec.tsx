import { accessibilityProblems, renderInTheme } from '@leafshift/testing/render';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { z } from 'zod';
import { SubmitButton, TextField, ZodForm } from '../form/index.ts';
import { FormModal } from './form-modal.tsx';

const Note = z.strictObject({ note: z.string().min(1) });

function Holder({ chosen = false }: { readonly chosen?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Add Note
      </button>
      <FormModal isOpen={isOpen} title="Note" hasChanges={chosen} onClose={() => setOpen(false)}>
        <ZodForm schema={Note} defaultValues={{ note: '' }} onSubmit={() => setOpen(false)}>
          <TextField name="note" label="Text" />
          <SubmitButton>Save</SubmitButton>
        </ZodForm>
      </FormModal>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const note = () => screen.queryByRole('dialog', { name: 'Note' });

async function setUp(holder = <Holder />) {
  const rendered = renderInTheme(holder);
  await rendered.user.click(button('Add Note'));
  await screen.findByRole('dialog', { name: 'Note' });
  return rendered;
}

describe('A dialog with a form', () => {
  it('stays after a tap outside', async () => {
    const { user } = await setUp();
    const outside = document.querySelector('.ant-modal-wrap');
    if (outside) await user.click(outside);
    expect(note()).toBeInTheDocument();
  });

  it('closes at once where nothing was typed', async () => {
    const { user } = await setUp();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(note()).not.toBeInTheDocument());
  });

  it('asks before what was typed is lost, and keeps it', async () => {
    const { user, baseElement } = await setUp();
    await user.type(screen.getByLabelText('Text'), 'Bring boots');
    await user.click(button('Close'));
    expect(await screen.findByText('Close without saving?')).toBeInTheDocument();
    expect(await accessibilityProblems(baseElement)).toEqual([]);
    await user.click(button('Keep editing'));
    await waitFor(() => expect(screen.queryByText('Close without saving?')).toBeNull());
    expect(screen.getByLabelText('Text')).toHaveValue('Bring boots');
  });

  it('closes without saving where that is chosen, and is empty the next time', async () => {
    const { user } = await setUp();
    await user.type(screen.getByLabelText('Text'), 'Bring boots');
    await user.keyboard('{Escape}');
    await user.click(button('Close without saving'));
    await waitFor(() => expect(note()).not.toBeInTheDocument());
    await user.click(button('Add Note'));
    expect(screen.getByLabelText('Text')).toHaveValue('');
  });

  it('asks nothing once it is saved', async () => {
    const { user } = await setUp();
    await user.type(screen.getByLabelText('Text'), 'Bring boots');
    await user.click(button('Save'));
    await waitFor(() => expect(note()).not.toBeInTheDocument());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks for input that no form of it holds', async () => {
    const { user } = await setUp(<Holder chosen />);
    await user.click(button('Close'));
    expect(await screen.findByText('Close without saving?')).toBeInTheDocument();
  });
});
