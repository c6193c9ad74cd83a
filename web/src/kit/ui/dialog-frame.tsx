import Close from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import MuiDialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslation } from '../text/use-translation.ts';
import { size } from '../theme/tokens.ts';
import type { DialogProps } from './dialog.tsx';
import { IconButton } from './icon-button.tsx';

/** The dialog itself; dialog.tsx fetches it at the first opening. */
export default function DialogFrame(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    children,
    actions,
    note,
    busy = false,
    width = 'normal',
    onSubmit,
    plain,
  } = props;
  const { t } = useTranslation();
  const titleId = useId();
  const close = (by: Parameters<DialogProps['onClose']>[0]) => {
    if (!busy) onClose(by);
  };
  return (
    <MuiDialog
      open={open}
      onClose={(event, reason) => {
        // The second half of the double click that opened the dialog must not close it.
        if (reason === 'backdropClick' && isSecondClick(event)) return;
        close(reason === 'backdropClick' ? 'scrim' : 'escape');
      }}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: width === 'wide' ? wideStyle : {} } }}
    >
      <Contents onSubmit={onSubmit}>
        <Box sx={headStyle}>
          <Typography
            id={titleId}
            variant={plain === true ? 'section' : 'title'}
            component="h2"
            sx={{ flex: 1, minInlineSize: 0 }}
          >
            {title}
          </Typography>
          {plain !== true && (
            <IconButton name={t('close')} icon={<Close />} onClick={() => close('cross')} disabled={busy} />
          )}
        </Box>
        <Box sx={bodyStyle}>{children}</Box>
        {actions !== undefined && (
          <Box sx={footStyle}>
            <Typography
              variant="caption"
              component="div"
              sx={{ flex: note === undefined ? 1 : { xs: '1 1 100%', sm: 1 }, color: 'ink3' }}
            >
              {note}
            </Typography>
            {actions}
          </Box>
        )}
      </Contents>
    </MuiDialog>
  );
}

function isSecondClick(event: object): boolean {
  return 'detail' in event && typeof event.detail === 'number' && event.detail > 1;
}

/** A form inside the dialog, since the dialog's own element cannot be a form too. It has no layout of its own. */
function Contents({ onSubmit, children }: { onSubmit: (() => void) | undefined; children: ReactNode }) {
  if (onSubmit === undefined) return children;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'contents' }}>
      {children}
    </Box>
  );
}

const headStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  paddingInline: 2.5,
  paddingBlock: 2,
  paddingBlockEnd: 1,
};
const bodyStyle = {
  paddingInline: 2.5,
  paddingBlockEnd: 2.5,
  overflowY: 'auto',
  display: 'grid',
  gap: 2,
  color: 'ink2',
};
const footStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: 1,
  paddingInline: 2.5,
  paddingBlock: 1.5,
  borderBlockStart: '1px solid',
  borderColor: 'border',
};
const wideStyle = { inlineSize: `min(${size.dialogWide}px, 100% - 32px)` };
