/** The picture that a video shows at this moment, as JPEG. Rejects when there is none yet. */
export function takePicture(video: HTMLVideoElement): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The camera gave no picture'))),
      'image/jpeg',
      0.92,
    );
  });
}
