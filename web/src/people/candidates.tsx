import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ResolvedRecipient } from '@crocodile-hub/core/contract/contacts';
import { useTranslation } from '../kit/text/use-translation.ts';
import { radius } from '../kit/theme/tokens.ts';
import { Pressable } from '../kit/ui/pressable.tsx';
import { AddressLine } from './address-line.tsx';

type CandidatesProps = {
  recipient: Pick<ResolvedRecipient, 'written' | 'candidates'>;
  /** Takes one of them; without it they are only shown. */
  onChoose?: ((address: string) => void) | undefined;
};

/** All people whom a name may mean, with their addresses. */
export function Candidates({ recipient: { written, candidates }, onChoose }: CandidatesProps) {
  const { t } = useTranslation('actions');
  const words = t(candidates.length === 0 ? 'addressUnknown' : 'addressWhich', { name: written });
  return (
    <Box sx={{ display: 'grid', gap: 0.75, minInlineSize: 0 }}>
      <Box component="span" sx={{ typography: 'small', color: 'accentInk' }}>
        {words}
      </Box>
      {candidates.length > 0 && (
        <List aria-label={words}>
          {candidates.map(({ name, address, known }) => {
            const line = (
              <AddressLine
                name={name}
                address={address}
                doubt={known === 'received' ? 'never-written-to' : null}
              />
            );
            return (
              <li key={address}>
                {onChoose === undefined ? line : <Choice onClick={() => onChoose(address)}>{line}</Choice>}
              </li>
            );
          })}
        </List>
      )}
    </Box>
  );
}

const List = styled('ul')(({ theme }) => ({ display: 'grid', gap: theme.spacing(0.75), minInlineSize: 0 }));

const Choice = styled(Pressable)(({ theme }) => ({
  ...theme.typography.small,
  inlineSize: '100%',
  justifyContent: 'flex-start',
  minBlockSize: 36,
  padding: theme.spacing(0.75, 1.25),
  borderRadius: radius.sm,
  border: `1px solid ${theme.vars.palette.borderControl}`,
  backgroundColor: theme.vars.palette.surface,
  color: theme.vars.palette.ink,
  '&:hover': { backgroundColor: theme.vars.palette.hover },
}));
