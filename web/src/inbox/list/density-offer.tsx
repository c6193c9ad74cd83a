import { inboxDensities, type InboxDensity } from '@crocodile-hub/core/contract/bounds';
import Close from '@mui/icons-material/CloseOutlined';
import { styled } from '@mui/material/styles';
import { Fragment, useEffect, useState } from 'react';
import { useUid } from '../../account/person.ts';
import { saveSetting } from '../../account/save-setting.ts';
import type { SettingChoices } from '../../account/use-setting-choices.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { Pressable } from '../../kit/ui/pressable.tsx';

/** With more messages on a page than this, lines show more of them at once. */
const fewMessages = 20;

type OfferOptions = Pick<SettingChoices, 'isKnown' | 'settings'> & {
  /** How many messages the page has; 0 while no list stands for itself. */
  count: number;
};

/** Whether the densities are offered now: once for each person. Rule inbox.density.2. */
export function useDensityOffer({ isKnown, settings, count }: OfferOptions) {
  const uid = useUid();
  const [state, setState] = useState<'waiting' | 'shown' | 'over'>('waiting');
  const isNew = settings.densityOffered !== true && (settings.inboxDensity ?? null) === null;
  if (state === 'waiting' && isKnown && isNew && count > fewMessages) setState('shown');
  const isShown = state === 'shown';
  useEffect(() => {
    // If it cannot be stored, the line comes once more.
    if (isShown && uid !== undefined) void saveSetting(uid, 'densityOffered', true).catch(() => {});
  }, [isShown, uid]);
  return { isOffered: isShown && count > 0, endOffer: () => setState('over') };
}

type DensityOfferProps = {
  /** In the place of the list's own first line. */
  isInList?: true;
  onDensity: (density: InboxDensity) => void;
  onEnd: () => void;
};

/** One line that offers the densities. */
export function DensityOffer({ isInList, onDensity, onEnd }: DensityOfferProps) {
  const { t } = useTranslation(['inbox', 'common']);
  return (
    <Line role="group" aria-label={t('density')} data-in-list={isInList}>
      <span>
        {t('densityOffer')}{' '}
        {inboxDensities.map((density, index) => (
          <Fragment key={density}>
            {index > 0 && ' · '}
            <Choice
              onClick={() => {
                onDensity(density);
                onEnd();
              }}
            >
              {t(`density_${density}`)}
            </Choice>
          </Fragment>
        ))}
      </span>
      <IconButton size="sm" name={t('common:close')} icon={<Close />} onClick={onEnd} />
    </Line>
  );
}

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.small,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  minBlockSize: 36,
  marginBlockEnd: theme.spacing(0.5),
  color: theme.vars.palette.ink3,
  '&[data-in-list]': { minBlockSize: 40, margin: 0, paddingInline: theme.spacing(2, 1) },
}));
const Choice = styled(Pressable)(({ theme }) => ({
  fontWeight: 550,
  minBlockSize: 28,
  color: theme.vars.palette.primaryInk,
  '&:hover': { textDecoration: 'underline' },
}));
