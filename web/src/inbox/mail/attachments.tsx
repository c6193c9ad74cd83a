import Attach from '@mui/icons-material/AttachFileOutlined';
import Archive from '@mui/icons-material/FolderZipOutlined';
import Download from '@mui/icons-material/FileDownloadOutlined';
import Audio from '@mui/icons-material/AudioFileOutlined';
import Picture from '@mui/icons-material/ImageOutlined';
import Pdf from '@mui/icons-material/PictureAsPdfOutlined';
import Table from '@mui/icons-material/TableChartOutlined';
import Text from '@mui/icons-material/DescriptionOutlined';
import Video from '@mui/icons-material/VideoFileOutlined';
import { styled } from '@mui/material/styles';
import { safeFileName } from '@crocodile-hub/core/domain/file-name';
import { useState } from 'react';
import { downloadAttachment } from './download-attachment.ts';
import type { Message } from '../message.ts';
import type { Failure } from '../../kit/wire/failure.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { sizeOf } from '../../kit/text/size-of.ts';
import { saveFile } from '../../kit/state/save-file.ts';
import { radius } from '../../kit/theme/tokens.ts';
import { Button } from '../../kit/ui/button.tsx';
import { notify } from '../../kit/ui/notify.tsx';
import { WordsAlone } from '../../kit/ui/words-alone.tsx';
import { type FileKind, fileKindOf } from './file-kind.ts';

/** A sender may attach hundreds, which would hold the screen. */
const firstShown = 20;

/** The files of a message. They can be downloaded, but are never shown in the page. Rule inbox.files.1. */
export function Attachments({ message: { id, attachments } }: { message: Message }) {
  const { t } = useTranslation('inbox');
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? attachments : attachments.slice(0, firstShown);
  const count = attachments.length - shown.length;
  return (
    <>
      {shown.map((file) => (
        <OneFile key={file.attachmentId} messageId={id} file={file} />
      ))}
      {count > 0 && (
        <Button size="sm" variant="bare" onClick={() => setWhole(true)}>
          {t('moreFiles', { count })}
        </Button>
      )}
    </>
  );
}

type OneFileProps = { messageId: string; file: Message['attachments'][number] };

function OneFile({ messageId, file }: OneFileProps) {
  const { t } = useTranslation('inbox');
  const [isLoading, setLoading] = useState(false);
  const name = safeFileName(file.filename);
  const reasonOf = ({ status, reason, message }: Failure) => {
    if (reason === 'googleNeeded') return t('reconnectToDownload');
    return status === 401 ? t('expiredToDownload') : (message ?? t('failedDownload'));
  };
  const download = async () => {
    setLoading(true);
    const id = notify.loading(t('downloading'));
    const outcome = await downloadAttachment(messageId, file);
    setLoading(false);
    if (!outcome.ok)
      return void notify.error(t('downloadFailed', { reason: reasonOf(outcome.failure) }), { id });
    saveFile(name, outcome.reply);
    return void notify.success(t('downloaded', { file: name }), { id });
  };
  return (
    <FileLine>
      {icons[fileKindOf(file)]}
      <span className="visually-hidden">{t('attachment')}</span>
      <bdi className="name">{name}</bdi>
      <bdi className="size">{sizeOf(file.size)}</bdi>
      <Button
        size="sm"
        variant="bare"
        icon={<Download />}
        loading={isLoading}
        aria-label={t('downloadFile', { file: name })}
        onClick={() => void download()}
      >
        <WordsAlone text={t('download')} />
      </Button>
    </FileLine>
  );
}

const icons = {
  picture: <Picture />,
  video: <Video />,
  audio: <Audio />,
  pdf: <Pdf />,
  table: <Table />,
  text: <Text />,
  archive: <Archive />,
  other: <Attach />,
} satisfies Record<FileKind, unknown>;

const FileLine = styled('p')(({ theme }) => ({
  ...theme.typography.small,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  minInlineSize: 0,
  margin: 0,
  padding: theme.spacing(0.25),
  paddingInlineStart: theme.spacing(1),
  border: `1px solid ${theme.vars.palette.border}`,
  borderRadius: radius.sm,
  backgroundColor: theme.vars.palette.surface,
  color: theme.vars.palette.ink,
  // A long name takes two lines; what stands beside it keeps its own.
  '& > :not(.name)': { flexShrink: 0 },
  '& > .MuiSvgIcon-root': { fontSize: 18, color: theme.vars.palette.ink3 },
  '& .name': { minInlineSize: 0, overflowWrap: 'anywhere' },
  '& .size': { ...theme.typography.caption, color: theme.vars.palette.ink3, marginInlineEnd: 'auto' },
}));
