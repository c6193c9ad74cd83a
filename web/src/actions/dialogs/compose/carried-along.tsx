import Attach from '@mui/icons-material/AttachFileOutlined';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { safeFileName } from '@crocodile-hub/core/domain/file-name';
import { sizeOf } from '../../../kit/text/size-of.ts';
import { useTranslation } from '../../../kit/text/use-translation.ts';
import { radius } from '../../../kit/theme/tokens.ts';
import { BidiText } from '../../../kit/ui/bidi-text.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import type { Form } from '../use-form.ts';
import { type Carried, carriedSizes, type ComposeForm, type ComposeMode } from './compose-form.ts';

type CarriedAlongProps = {
  form: Form<ComposeForm>;
  mode: ComposeMode;
  carried: Carried;
  disabled: boolean;
};

/** What goes along from another mail: its words, which can be taken out, and its files. */
export function CarriedAlong({ form, mode, carried, disabled }: CarriedAlongProps) {
  const { t } = useTranslation(['inbox', 'actions']);
  const { quote, forwards } = carried;
  const { platform, quoting } = form.values;
  return (
    <>
      {quote !== '' && quoting === 'yes' && (
        <Quote>
          <summary>{t(mode === 'forward' ? 'forwardedMail' : 'quotedMail')}</summary>
          <BidiText as="reading">{quote}</BidiText>
          <Button size="sm" onClick={() => form.change('quoting', '')} disabled={disabled}>
            {t('withoutQuote')}
          </Button>
        </Quote>
      )}
      {platform === 'gmail' && forwards !== undefined && forwards.files.length > 0 && (
        <Files aria-label={t('actions:field_forwards')}>
          {forwards.files.map(({ filename, size }, index) => (
            // Two files may bear one name.
            <li key={`${filename}-${index}`}>
              <Attach />
              <bdi>{safeFileName(filename)}</bdi>
              <bdi>{sizeOf(size)}</bdi>
            </li>
          ))}
        </Files>
      )}
    </>
  );
}

type LeftBehindProps = { carried: Carried; hasFiles: boolean; isMail: boolean };

/** Says what does not go along. */
export function LeftBehind({ carried, hasFiles, isMail }: LeftBehindProps) {
  const { t } = useTranslation('inbox');
  return (
    <>
      {!isMail && (hasFiles || carriedSizes(carried).length > 0) && (
        <Box component="p" role="status" sx={quietStyle}>
          {t('filesStay')}
        </Box>
      )}
      {carried.left !== undefined && (
        <Box component="p" sx={quietStyle}>
          {t('draftFilesStay', { files: carried.left.map(safeFileName).join(', ') })}
        </Box>
      )}
      {carried.isForwardGone === true && (
        <Box component="p" sx={quietStyle}>
          {t('forwardGone')}
        </Box>
      )}
    </>
  );
}

const quietStyle = { typography: 'caption', color: 'ink2' };
const Quote = styled('details')(({ theme }) => ({
  ...theme.typography.small,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.ink2,
  '& > summary': { cursor: 'pointer', color: theme.vars.palette.primaryInk, paddingBlock: 4 },
  '& > :not(summary):not(button)': {
    maxBlockSize: 220,
    overflowY: 'auto',
    padding: theme.spacing(1, 1.5),
    marginBlockEnd: theme.spacing(1),
    borderRadius: radius.sm,
    backgroundColor: theme.vars.palette.sunken,
  },
}));
const Files = styled('ul')(({ theme }) => ({
  ...theme.typography.small,
  display: 'grid',
  gap: theme.spacing(0.5),
  color: theme.vars.palette.ink2,
  '& > li': { display: 'flex', alignItems: 'center', gap: theme.spacing(0.75), minInlineSize: 0 },
  '& .MuiSvgIcon-root': { fontSize: 16 },
}));
