import Remove from '@mui/icons-material/PersonRemoveOutlined';
import { styled } from '@mui/material/styles';
import { useSaver } from '../../account/use-saver.ts';
import type { Saved } from '../../account/use-saved-words.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { radius } from '../../kit/theme/tokens.ts';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';

type AdmittedDialogProps = { admitted: readonly Saved<'admitted'>[]; onClose: () => void };

/** Whom the person has let in, each to be a new sender again. Rule inbox.newcomers.1. */
export default function AdmittedDialog({ admitted, onClose }: AdmittedDialogProps) {
  const { t } = useTranslation('inbox');
  const { remove } = useSaver();
  return (
    <Dialog open title={t('admittedSenders')} onClose={onClose}>
      {admitted.length === 0 && <p>{t('nobodyAdmitted')}</p>}
      <Senders aria-label={t('admittedSenders')}>
        {admitted.map((one) => (
          <li key={one.id}>
            <bdi>{one.name}</bdi>
            <IconButton
              size="sm"
              name={t('endAdmission', { name: one.name })}
              icon={<Remove />}
              onClick={() => remove(one)}
            />
          </li>
        ))}
      </Senders>
    </Dialog>
  );
}

const Senders = styled('ul')(({ theme }) => ({
  ...theme.typography.body,
  display: 'grid',
  marginInline: theme.spacing(-1),
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(1),
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    padding: theme.spacing(0.25, 1),
    borderRadius: radius.sm,
    '&:hover, &:focus-within': { backgroundColor: theme.vars.palette.hover },
  },
}));
