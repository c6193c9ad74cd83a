import Check from '@mui/icons-material/CheckOutlined';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import { styled } from '@mui/material/styles';
import type { ExtraProps } from 'react-markdown';
import type { ReactNode } from 'react';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { fonts, radius } from '../../kit/theme/tokens.ts';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { textOf } from './direction-of-node.ts';
import { useCopy } from './use-copy.ts';

/** Code reads from left to right, and is copied unchanged. */
export function CodeBlock({ node, children }: { node: ExtraProps['node']; children: ReactNode }) {
  const { t } = useTranslation('command-center');
  const [isCopied, copy] = useCopy();
  const code = node === undefined ? '' : textOf(node).replace(/\n$/, '');
  return (
    <Block dir="ltr">
      {/* Long lines scroll, with the keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0}>{children}</pre>
      <IconButton
        size="sm"
        name={isCopied ? t('copied') : t('copyCode')}
        icon={isCopied ? <Check /> : <ContentCopy />}
        onClick={() => copy(code)}
      />
    </Block>
  );
}

const Block = styled('div')(({ theme }) => ({
  position: 'relative',
  '& pre': {
    fontFamily: fonts.mono,
    fontSize: '0.8125rem',
    lineHeight: 1.5,
    margin: 0,
    padding: theme.spacing(1.5),
    paddingInlineEnd: theme.spacing(5),
    overflowX: 'auto',
    borderRadius: radius.sm,
    backgroundColor: theme.vars.palette.sunken,
    border: `1px solid ${theme.vars.palette.border}`,
  },
  '& > button': { position: 'absolute', insetBlockStart: 4, insetInlineEnd: 4 },
}));
