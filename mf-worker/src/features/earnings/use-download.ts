import { messageOf, saveFile } from '@leafshift/data-access';
import { type ShellApi, useShell } from '@leafshift/shell-sdk';
import { useMutation } from '@tanstack/react-query';

/** Fetches a file of mine and saves it under a name; says so when it cannot be fetched. */
export function useDownload(fetchFile: (api: ShellApi['api']) => Promise<Blob>, name: string) {
  const { api, notify } = useShell();
  return useMutation({
    mutationFn: () => fetchFile(api),
    onSuccess: (file) => saveFile(file, name),
    onError: (error) => notify('Error', messageOf(error)),
  });
}
