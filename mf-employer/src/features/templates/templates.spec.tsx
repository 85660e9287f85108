import {
  createPostingTemplate,
  deletePostingTemplate,
  replacePostingTemplate,
} from '@leafshift/contracts/posting-templates';
import { anEmployer, aPostingTemplate } from '@leafshift/testing/builders';
import { failing } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { atNow, renderEmployer } from '../../../dev/render-employer.tsx';
import { CreatePostingPage } from '../posting-form/create/create-posting-page.tsx';
import { EMPTY_DRAFT, saveDraft } from '../posting-form/model/draft.ts';
import { EMPTY_TEMP } from '../posting-form/model/values.ts';

atNow();

const stepper = (name: string) => screen.getByRole('spinbutton', { name });

async function openTemplates(settings: NonNullable<Parameters<typeof renderEmployer>[1]> = {}) {
  const rendered = renderEmployer(<CreatePostingPage />, { path: '/jobposting', ...settings });
  await rendered.user.click(await screen.findByRole('button', { name: 'Templates' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Templates' }));
  return { ...rendered, dialog };
}

describe('Templates of postings', () => {
  it('are listed with what they are about', async () => {
    const { dialog } = await openTemplates();
    expect(await dialog.findByText('Weekend counter')).toBeInTheDocument();
    expect(dialog.getByText('Temp · Budtender · 8 hours · $24.50')).toBeInTheDocument();
    expect(await accessibilityProblems(screen.getByRole('dialog'))).toEqual([]);
  });

  it('fill the form, but not its day', async () => {
    const { user, shell, dialog } = await openTemplates();
    await user.click(await dialog.findByRole('button', { name: 'Use' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(stepper('Hourly Rate')).toHaveTextContent('$24.50');
    expect(stepper('Workers')).toHaveTextContent('2');
    expect(screen.getByLabelText('Start Time')).toHaveValue('9:00 AM');
    expect(screen.getByLabelText('Date')).toHaveValue('');
    expect(shell.alerts).toEqual([{ kind: 'Success', msg: 'Template Applied' }]);
  });

  it('are the first step, until something is filled in', async () => {
    const { user } = renderEmployer(<CreatePostingPage />, { path: '/jobposting' });
    const first = { name: 'Begin with the template Weekend counter' };
    await user.click(await screen.findByRole('button', first));
    expect(stepper('Hourly Rate')).toHaveTextContent('$24.50');
    expect(screen.queryByRole('button', first)).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(screen.getByRole('button', first)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'More: Workers' }));
    expect(screen.queryByRole('button', first)).toBeNull();
    expect(stepper('Workers')).toHaveTextContent('2');
  });

  it('keep what stands in the form, under a name', async () => {
    saveDraft(anEmployer()._id, {
      ...EMPTY_DRAFT,
      temp: { ...EMPTY_TEMP, days: ['2026-05-14'], jobType: 'Processing', rate: 26 },
    });
    const { user, shell, api, dialog } = await openTemplates({ store: { templates: [] } });
    expect(await dialog.findByText(/No templates yet/)).toBeInTheDocument();
    await user.type(dialog.getByLabelText('Template name'), 'Packing line');
    await user.click(dialog.getByRole('button', { name: 'Save as Template' }));

    expect(await dialog.findByText('Packing line')).toBeInTheDocument();
    const [sent] = api.sentTo(createPostingTemplate);
    expect(sent?.body).toMatchObject({
      name: 'Packing line',
      posting: { employmentType: 'Temp', jobType: 'Processing', rate: 26, startTime: null },
    });
    expect(sent?.body.posting).not.toHaveProperty('days');
    expect(shell.alerts).toEqual([{ kind: 'Success', msg: 'Template Saved' }]);
  });

  it('want a name of their own', async () => {
    const { user, dialog } = await openTemplates();
    await user.click(dialog.getByRole('button', { name: 'Save as Template' }));
    expect(await dialog.findByText('Please name the template')).toBeInTheDocument();

    await user.type(dialog.getByLabelText('Template name'), 'Weekend counter');
    await user.click(dialog.getByRole('button', { name: 'Save as Template' }));
    expect(
      await dialog.findByText('You already have a template with this name'),
    ).toBeInTheDocument();
    expect(dialog.getByLabelText('Template name')).toHaveValue('Weekend counter');
  });

  it('are overwritten with the form, and deleted after asking', async () => {
    const { user, api, dialog } = await openTemplates();
    const { _id: id, name } = aPostingTemplate();
    await user.click(await dialog.findByRole('button', { name: /^Overwrite Weekend counter/ }));
    await screen.findByText('Overwrite the template Weekend counter?');
    expect(api.sentTo(replacePostingTemplate)).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Overwrite' }));
    await waitFor(() => expect(api.sentTo(replacePostingTemplate)).toHaveLength(1));
    expect(api.sentTo(replacePostingTemplate)[0]).toMatchObject({
      params: { id },
      body: { name, posting: { employmentType: 'Temp', rate: 18 } },
    });

    await user.click(dialog.getByRole('button', { name: /Delete Weekend counter/ }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(api.sentTo(deletePostingTemplate)).toEqual([{ params: { id } }]));
    expect(await dialog.findByText(/No templates yet/)).toBeInTheDocument();
  });

  it('stay, and say why, where deleting is refused', async () => {
    const { user, dialog } = await openTemplates({
      handlers: [failing(deletePostingTemplate, 'DEPENDENCY_DOWN')],
    });
    await user.click(await dialog.findByRole('button', { name: /Delete Weekend counter/ }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(await screen.findByText(/A service that we need/)).toBeInTheDocument();
    expect(dialog.getByText('Weekend counter')).toBeInTheDocument();
  });
});
