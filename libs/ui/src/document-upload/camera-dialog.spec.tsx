import { requestUpload } from '@leafshift/contracts/uploads';
import { aDocument } from '@leafshift/testing/builders';
import { createMockApi, handle, held, UPLOAD } from '@leafshift/testing/mock-api';
import { accessibilityProblems, renderInTheme } from '@leafshift/testing/render';
import { screen, waitFor } from '@testing-library/react';
import { DocumentUpload } from './document-upload.tsx';

const ticket = {
  uploadUrl: 'http://files.test/signed',
  method: 'PUT' as const,
  headers: { 'content-type': 'image/jpeg' },
  url: 'http://files.test/id.jpg',
};
const NOT_IMPLEMENTED = 'Camera functionality is not implemented for web.';

const aTrack = () => Object.assign(new EventTarget(), { stop: jest.fn() });

/** A camera of the browser, which jsdom does not have; `getUserMedia` answers what is given. */
const useCameras = (open: () => Promise<unknown>, cameras = 1): jest.Mock => {
  const getUserMedia = jest.fn(open);
  const enumerateDevices = () =>
    Promise.resolve(Array.from({ length: cameras }, () => ({ kind: 'videoinput' })));
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia, enumerateDevices },
  });
  return getUserMedia;
};

const aStream = (track = aTrack()) => ({
  getTracks: () => [track],
  getVideoTracks: () => [track],
});

const setUp = async (...more: Parameters<typeof createMockApi>[0] & object) => {
  const api = createMockApi([handle(requestUpload, ticket), ...more]);
  const onUploaded = jest.fn(() => Promise.resolve());
  const onCameraMissing = jest.fn();
  const rendered = renderInTheme(
    <DocumentUpload
      api={api}
      kind="photoid"
      title="Government Photo ID"
      document={aDocument({ status: 'Not Submitted' })}
      gate="submitted"
      onUploaded={onUploaded}
      onCameraMissing={onCameraMissing}
    />,
  );
  const click = async (name: string) =>
    rendered.user.click(await screen.findByRole('button', { name }));
  await click('Add Government Photo ID');
  await click('Use camera');
  return { api, onUploaded, onCameraMissing, click, ...rendered };
};

afterEach(() => Reflect.deleteProperty(navigator, 'mediaDevices'));

describe('the camera of a document', () => {
  it("says 'Camera functionality is not implemented for web.' where the browser offers none", async () => {
    const { onCameraMissing } = await setUp();
    expect(onCameraMissing).toHaveBeenCalledWith(NOT_IMPLEMENTED);
    expect(screen.getByRole('alert')).toHaveTextContent(NOT_IMPLEMENTED);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('takes a picture, which is looked at and then uploaded', async () => {
    const track = aTrack();
    useCameras(() => Promise.resolve(aStream(track)));
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    jest
      .spyOn(HTMLCanvasElement.prototype, 'toBlob')
      .mockImplementation((give) => give(new Blob(['12345'], { type: 'image/jpeg' })));
    const { api, click, onUploaded, baseElement } = await setUp();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Take picture' })).toBeEnabled());
    expect(await accessibilityProblems(baseElement)).toEqual([]);
    await click('Take picture');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(track.stop).toHaveBeenCalled();
    await click('Upload');
    await waitFor(() => expect(onUploaded).toHaveBeenCalledWith(ticket.url));
    expect(api.sentTo(requestUpload)).toEqual([
      { body: { kind: 'photoid', contentType: 'image/jpeg', size: 5 } },
    ]);
  });

  it('asks for the camera that looks away, and turns to another where there is one', async () => {
    const getUserMedia = useCameras(() => Promise.resolve(aStream()), 2);
    const { click } = await setUp();
    await click('Other camera');
    await waitFor(() => expect(getUserMedia).toHaveBeenCalledTimes(2));
    expect(getUserMedia.mock.calls.map(([{ video }]) => video.facingMode)).toEqual([
      'environment',
      'user',
    ]);
  });

  it.each([
    ['NotAllowedError', 'This page may not use the camera'],
    ['NotFoundError', 'No camera was found'],
    ['NotReadableError', 'The camera gives no picture'],
  ])('says what to do after %s', async (name, text) => {
    useCameras(() => Promise.reject(Object.assign(new Error('no'), { name })));
    await setUp();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('button', { name: 'Take picture' })).toBeDisabled();
  });

  it('lets the camera go that answers after the dialog was closed', async () => {
    const track = aTrack();
    let answer = (_stream: unknown): void => undefined;
    useCameras(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const { user } = await setUp();
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    answer(aStream(track));
    await waitFor(() => expect(track.stop).toHaveBeenCalled());
  });
});

describe('an upload on its way', () => {
  it('can be stopped, and begun again', async () => {
    const upload = held(UPLOAD, undefined);
    const { api, click, user, onUploaded } = await setUp(upload);
    const picture = new File(['1'], 'id.png', { type: 'image/png' });
    await user.upload(screen.getByLabelText('Image: Government Photo ID'), picture);
    await click('Upload');
    expect(await screen.findByRole('progressbar')).toBeVisible();
    await click('Cancel');
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    expect(onUploaded).not.toHaveBeenCalled();
    api.use(handle(UPLOAD, undefined));
    await click('Upload');
    await waitFor(() => expect(onUploaded).toHaveBeenCalledTimes(1));
  });
});
