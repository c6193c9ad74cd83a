import Attach from '@mui/icons-material/AttachFileOutlined';
import Close from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { type ClipboardEvent, type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from '../../../kit/text/use-translation.ts';
import { sizeOf } from '../../../kit/text/size-of.ts';
import { radius } from '../../../kit/theme/tokens.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { IconButton } from '../../../kit/ui/icon-button.tsx';
import { arrivedOf, type Attaching } from './attaching.ts';
import type { Attachments } from './use-attachments.ts';

type TakesFilesProps = {
  /** Null if files cannot be attached. */
  attach: Attachments['attach'] | null;
  children: ReactNode;
};

/** Attaches files that are dropped or pasted anywhere inside. */
export function TakesFiles({ attach, children }: TakesFilesProps) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    if (attach === null || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    if (attach === null || event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    attach([...event.dataTransfer.files]);
  };
  const paste = (event: ClipboardEvent) => {
    const { files, types } = event.clipboardData;
    // Cells copied from a table come as text and as a picture; the text is meant.
    if (attach === null || files.length === 0 || types.includes('text/plain')) return;
    event.preventDefault();
    attach([...files]);
  };
  return (
    <Zone
      data-over={isOver}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={paste}
    >
      {children}
    </Zone>
  );
}

type AttachedFilesProps = { attachments: Attachments; disabled: boolean };

/** The button, and each file with its progress. Rule inbox.compose.6. */
export function AttachedFiles({ attachments, disabled }: AttachedFilesProps) {
  const { t } = useTranslation('inbox');
  const { files, attach, retry, remove } = attachments;
  const input = useRef<HTMLInputElement>(null);
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', minInlineSize: 0 }}>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        onChange={({ target }) => {
          attach([...(target.files ?? [])]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <Button size="sm" icon={<Attach />} disabled={disabled} onClick={() => input.current?.click()}>
        {t('attachFiles')}
      </Button>
      {files.length > 0 && (
        <List aria-label={t('attachedFiles')}>
          {files.map((file) => (
            <OneFile
              key={file.key}
              file={file}
              disabled={disabled}
              onRetry={() => retry(file.key)}
              onRemove={() => remove(file.key)}
            />
          ))}
        </List>
      )}
    </Box>
  );
}

type OneFileProps = { file: Attaching; disabled: boolean; onRetry: () => void; onRemove: () => void };

function OneFile({ file, disabled, onRetry, onRemove }: OneFileProps) {
  const { t } = useTranslation(['inbox', 'common']);
  const { filename, size } = file;
  const name = t(file.is === 'uploading' ? 'cancelFile' : 'removeFile', { file: filename });
  return (
    <li data-is={file.is}>
      <Attach />
      <bdi className="name">{filename}</bdi>
      <bdi className="size">{sizeOf(size)}</bdi>
      {file.is === 'uploading' && (
        <progress
          value={arrivedOf({ size, parts: file.parts })}
          aria-label={t('uploadingFile', { file: filename })}
        />
      )}
      {file.is === 'failed' && (
        <span className="trouble" role="alert">
          {file.reason ?? t(`attach_${file.why}`)}
        </span>
      )}
      {file.is === 'failed' && file.why === 'notUploaded' && (
        <Button size="sm" variant="bare" disabled={disabled} onClick={onRetry}>
          {t('common:retry')}
        </Button>
      )}
      <IconButton size="sm" name={name} icon={<Close />} disabled={disabled} onClick={onRemove} />
    </li>
  );
}

const Zone = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  minInlineSize: 0,
  borderRadius: radius.sm,
  '& > fieldset': { justifySelf: 'start' },
  '&[data-over=true]': { outline: `2px dashed ${theme.vars.palette.primaryInk}`, outlineOffset: 6 },
}));
const List = styled('ul')(({ theme }) => ({
  ...theme.typography.small,
  display: 'grid',
  gap: theme.spacing(0.75),
  inlineSize: '100%',
  minInlineSize: 0,
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(0.75),
    minInlineSize: 0,
    padding: theme.spacing(0.25),
    paddingInlineStart: theme.spacing(1),
    border: `1px solid ${theme.vars.palette.border}`,
    borderRadius: radius.sm,
    backgroundColor: theme.vars.palette.surface,
  },
  '& > li[data-is=failed]': { borderColor: theme.vars.palette.errorInk },
  '& > li > .MuiSvgIcon-root': { fontSize: 18, color: theme.vars.palette.ink3 },
  '& .name': { minInlineSize: 0, overflowWrap: 'anywhere' },
  '& .size': { ...theme.typography.caption, color: theme.vars.palette.ink3 },
  '& .trouble': { color: theme.vars.palette.errorInk, flexBasis: '100%', order: 1 },
  '& > li > :last-child': { marginInlineStart: 'auto' },
  '& progress': { inlineSize: 96, accentColor: theme.vars.palette.primaryInk },
}));
