import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import { styled } from '@mui/material/styles';
import { useTranslation } from '../../kit/text/use-translation.ts';
import type { LinkTarget } from '../../kit/text/link-target.ts';

/** The host beside a link, always visible, and highlighted if the link's words name another host. */
export function LinkHost({ target: { host, told } }: { target: LinkTarget }) {
  const { t } = useTranslation('command-center');
  if (told === 'said') return null;
  return (
    <Host data-elsewhere={told === 'elsewhere' || undefined}>
      {' '}
      {told === 'elsewhere' ? (
        <>
          <WarningAmber aria-hidden /> {t('linkElsewhere')} <bdi dir="ltr">{host}</bdi>
        </>
      ) : (
        <bdi dir="ltr">({host})</bdi>
      )}
    </Host>
  );
}

const Host = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.ink3,
  overflowWrap: 'anywhere',
  '&[data-elsewhere]': { color: theme.vars.palette.errorInk },
  '& .MuiSvgIcon-root': { fontSize: 14, verticalAlign: '-2px' },
}));
