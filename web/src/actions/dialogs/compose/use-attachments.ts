import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Begun, dropUpload, uploadFile } from './upload-file.ts';
import { type Attaching, keptFiles, withChange, withFile, writtenOf } from './attaching.ts';

type Source = { file: File; begun: Begun | undefined; abort: AbortController };

export type Attachments = {
  files: readonly Attaching[];
  /** The uploaded files, as the payload names them. */
  written: string;
  isUploading: boolean;
  hasFailed: boolean;
  attach: (added: readonly File[]) => void;
  retry: (key: string) => void;
  remove: (key: string) => void;
  /** Called when the mail is discarded. */
  removeAll: () => void;
};

/** The files of a mail that is being written, each uploaded as soon as it is chosen. Rule inbox.compose.6. */
export function useAttachments(
  kept: string,
  carried: readonly number[],
  onWritten: (written: string) => void,
): Attachments {
  const [files, setFiles] = useState<readonly Attaching[]>(() => keptFiles(kept));
  const { sources, isOpen } = useSources();
  const written = writtenOf(files);
  const keep = useEffectEvent(onWritten);
  useEffect(() => keep(written), [written]);

  const change = (key: string, to: (file: Attaching) => Attaching) =>
    setFiles((before) => withChange(before, key, to));

  async function upload(key: string, source: Source): Promise<void> {
    sources.set(key, source);
    const { signal } = source.abort;
    const outcome = await uploadFile(source.file, {
      begun: source.begun,
      signal,
      onBegun: (begun) => {
        source.begun = begun;
        const { filename, parts } = begun;
        change(key, (file) => ({ key, filename, size: file.size, is: 'uploading', parts }));
      },
    });
    if (signal.aborted) {
      if (source.begun !== undefined && isOpen.current) dropUpload(source.begun.uploadId);
      return;
    }
    if (outcome.ok) return change(key, () => ({ ...outcome.reply, key, is: 'done' }));
    // The server no longer knows the upload, so the next try starts from the beginning.
    if (outcome.failure.kind === 'not-found') source.begun = undefined;
    const reason = outcome.failure.message;
    change(key, ({ filename, size }) => ({ key, filename, size, is: 'failed', why: 'notUploaded', reason }));
  }

  function remove(key: string): void {
    const source = sources.get(key);
    // Only files uploaded here are dropped from the server: one that came back with sent words may still belong to
    // them.
    const isAtRest = files.some((file) => file.key === key && file.is !== 'uploading');
    if (isAtRest && source?.begun !== undefined) dropUpload(source.begun.uploadId);
    source?.abort.abort();
    sources.delete(key);
    setFiles((before) => before.filter((file) => file.key !== key));
  }

  return {
    files,
    written,
    isUploading: files.some(({ is }) => is === 'uploading'),
    hasFailed: files.some(({ is }) => is === 'failed'),
    attach(added) {
      let next: readonly Attaching[] = files;
      for (const file of added) {
        const key = crypto.randomUUID();
        next = withFile(next, { key, filename: file.name, size: file.size }, carried);
        if (next.at(-1)?.is === 'uploading')
          void upload(key, { file, begun: undefined, abort: new AbortController() });
      }
      // Appends to the latest state, because other files may have changed since the last drawing.
      setFiles((before) => [...before, ...next.slice(files.length)]);
    },
    retry(key) {
      const source = sources.get(key);
      if (source === undefined) return;
      const parts = source.begun?.parts ?? 0;
      change(key, ({ filename, size }) => ({ key, filename, size, is: 'uploading', parts }));
      void upload(key, { ...source, abort: new AbortController() });
    },
    remove,
    removeAll: () => files.forEach(({ key }) => remove(key)),
  };
}

/** The chosen files with their uploads, which end with the form. */
function useSources() {
  const [sources] = useState(() => new Map<string, Source>());
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      for (const { abort } of sources.values()) abort.abort();
    };
  }, [sources]);
  return { sources, isOpen };
}
