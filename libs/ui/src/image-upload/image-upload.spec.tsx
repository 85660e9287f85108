import { requestUpload } from '@leafshift/contracts/uploads';
import { createMockApi, failing, handle, held, UPLOAD } from '@leafshift/testing/mock-api';
import { accessibilityProblems, renderInTheme } from '@leafshift/testing/render';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ImageUpload } from './image-upload.tsx';

const ticket = {
  uploadUrl: 'http://files.test/signed',
  method: 'PUT' as const,
  headers: { 'content-type': 'image/png' },
  url: 'http://files.test/licence.png',
};
const picture = new File(['12345'], 'licence.png', { type: 'image/png' });

const setUp = (...more: Parameters<typeof createMockApi>[0] & object) => {
  const api = createMockApi([handle(requestUpload, ticket), ...more]);
  const onUploaded = jest.fn();
  const rendered = renderInTheme(
    <ImageUpload
      api={api}
      kind="business-licence"
      label="Proof of business"
      onUploaded={onUploaded}
    />,
  );
  return { api, onUploaded, ...rendered };
};

const input = () => screen.getByLabelText('Proof of business');

describe('ImageUpload', () => {
  it('uploads with a ticket and hands over the address to save', async () => {
    const { api, onUploaded, user, container } = setUp();
    await user.upload(input(), picture);
    await waitFor(() => expect(onUploaded).toHaveBeenCalledWith(ticket.url));
    expect(api.sentTo(requestUpload)).toEqual([
      { body: { kind: 'business-licence', contentType: 'image/png', size: 5 } },
    ]);
    expect(api.uploads).toEqual([{ target: expect.objectContaining(ticket), file: picture }]);
    expect(screen.getByRole('img', { name: 'Proof of business' })).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('takes a file that is dropped', async () => {
    const { onUploaded } = setUp();
    fireEvent.drop(input(), { dataTransfer: { files: [picture] } });
    await waitFor(() => expect(onUploaded).toHaveBeenCalledTimes(1));
  });

  it('shows that it is on its way', async () => {
    const holding = held(UPLOAD, undefined);
    const { onUploaded, user } = setUp(holding);
    await user.upload(input(), picture);
    expect(await screen.findByRole('progressbar')).toBeVisible();
    holding.release();
    await waitFor(() => expect(onUploaded).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it.each([
    [
      'another type',
      new File(['x'], 'a.pdf', { type: 'application/pdf' }),
      'The file must be an image',
    ],
    [
      'more than 10 MB',
      new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' }),
      'The image must be at most 10 MB',
    ],
  ])('refuses %s without sending anything', async (_what, file, msg) => {
    const { api } = setUp();
    fireEvent.change(input(), { target: { files: [file] } });
    expect(await screen.findByRole('alert')).toHaveTextContent(msg);
    expect(api.sent).toEqual([]);
  });

  it('says why the storage refused it, and can be tried again', async () => {
    const { api, onUploaded, user } = setUp(failing(UPLOAD, 'NOT_AN_IMAGE'));
    await user.upload(input(), picture);
    expect(await screen.findByRole('alert')).toHaveTextContent('The file must be an image');
    expect(onUploaded).not.toHaveBeenCalled();
    api.use(handle(UPLOAD, undefined));
    await user.upload(input(), picture);
    await waitFor(() => expect(onUploaded).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
