import { downloadOwnData, japanDay, ownDataFileName, sendOwnDataCode } from '@meikan/contracts';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { download, type Received } from '../../../api/download.ts';
import { saveFile } from '../../../device/save-file.ts';
import { useMailedCode } from '../mailed-code/use-mailed-code.ts';

export type OwnFile = { readonly name: string; readonly content: Blob };
export type OwnData = ReturnType<typeof useOwnData>;

const NOTHING: Received = { bytes: 0, estimated: null };

/** Downloads by a mailed code what is kept of whoever asks, and hands the file to the browser. `onEnded` is told when it is there, or why not. */
export function useOwnData(onEnded: (failure: Error | null) => void) {
  const [received, setReceived] = useState<Received>(NOTHING);
  const [file, setFile] = useState<OwnFile | null>(null);
  const stopping = useRef<AbortController>(null);
  const downloading = useMutation<Blob, Error, string>({
    mutationFn(code) {
      stopping.current = new AbortController();
      setReceived(NOTHING);
      return download(downloadOwnData, { body: { code }, signal: stopping.current.signal }, setReceived);
    },
    onSuccess(content) {
      const made = { name: ownDataFileName(japanDay(Date.now())), content };
      saveFile(made.content, made.name);
      setFile(made);
      onEnded(null);
    },
    onError: (failure) => stopping.current?.signal.aborted === true || onEnded(failure),
  });
  const stop = () => {
    stopping.current?.abort();
    downloading.reset();
  };
  const mailed = useMailedCode(sendOwnDataCode, { ...downloading, run: downloading.mutate });
  const begin = () => {
    setFile(null);
    downloading.reset();
    mailed.forget();
  };
  return { mailed, received, file, stop, begin };
}
