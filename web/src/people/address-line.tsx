import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import { styled } from '@mui/material/styles';
import type { RecipientDoubt } from '@crocodile-hub/core/contract/contacts';
import { onOneLine } from '@crocodile-hub/core/domain/visible-text';
import { useTranslation } from '../kit/text/use-translation.ts';
import { BidiText } from '../kit/ui/bidi-text.tsx';

type AddressLineProps = {
  name: string | null;
  address: string;
  /** A warning to show before one writes to the address. */
  doubt: RecipientDoubt | null;
};

/** A person's name, and beside it the whole address that mail to them goes to. Addresses read from left to right. */
export function AddressLine({ name, address, doubt }: AddressLineProps) {
  return (
    <Line>
      {name !== null && name !== '' && (
        <>
          <BidiText>{name}</BidiText>{' '}
        </>
      )}
      <bdi dir="ltr" data-address={name !== null && name !== '' ? 'beside' : 'alone'}>
        {onOneLine(address)}
      </bdi>
      {doubt !== null && doubt !== 'unknown' && doubt !== 'several' && (
        <>
          {' '}
          <Doubt doubt={doubt} />
        </>
      )}
    </Line>
  );
}

const saysOf = {
  'never-written-to': 'addressNew',
  'look-alike': 'addressAlike',
  'by-sound': 'addressBySound',
} as const;

function Doubt({ doubt }: { doubt: keyof typeof saysOf }) {
  const { t } = useTranslation('actions');
  return (
    <Mark>
      <WarningAmber aria-hidden />
      {t(saysOf[doubt])}
    </Mark>
  );
}

const Line = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.spacing(1),
  minInlineSize: 0,
  textAlign: 'start',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  // The address reads from left to right, but is aligned to the start of its line.
  '& [data-address]': { textAlign: 'match-parent' },
  '& [data-address=beside]': { color: theme.vars.palette.ink2 },
}));

const Mark = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'center',
  gap: theme.spacing(0.5),
  color: theme.vars.palette.accentInk,
  '& .MuiSvgIcon-root': { fontSize: 14, color: 'inherit' },
}));
