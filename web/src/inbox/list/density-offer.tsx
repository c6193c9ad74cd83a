import { inboxDensities, type InboxDensity } from '@crocodile-hub/core/contract/bounds';
import Close from '@mui/icons-material/CloseOutlined';
import { styled } from '@mui/material/styles';
import { Fragment, useEffect, useState } from 'react';
import { useUid } from '../../account/person.ts';
import { saveSetting } from '../../account/save-setting.ts';
import { useSettingChoices } from '../../account/use-setting-choices.ts';
import { useSteady } from '../../kit/state/use-steady.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { Pressable } from '../../kit/ui/pressable.tsx';

/** With more messages on a page than this, lines show more of them at once. */
const fewMessages = 20;

/**
 * How close the messages stand, and whether that is offered to be chosen now: once for each person. `count`: the
 * messages on the page; 0 while no list stands for itself. Rule inbox.density.2.
 */
export function useDensity(count: number) {
  const uid = useUid();
  const { settings, isSettled, isKnown, choose } = useSettingChoices(uid);
  const [state, setState] = useState<'waiting' | 'shown' | 'over'>('waiting');
  const isNew = settings.densityOffered !== true && (settings.inboxDensity ?? null) === null;
  if (state === 'waiting' && isKnown && isNew && count > fewMessages) setState('shown');
  const isShown = state === 'shown';
  useEffect(() => {
    // If it cannot be stored, the line comes once more.
    if (isShown && uid !== undefined) void saveSetting(uid, 'densityOffered', true).catch(() => {});
  }, [isShown, uid]);
  return {
    isOffered: isShown && count > 0,
    endOffer: () => setState('over'),
    /** Lines that became cards under the finger would lose what it holds, and the focus. */
    isDensityKnown: isSettled,
    density: settings.inboxDensity ?? ('cards' satisfies InboxDensity),
    chooseDensity: useSteady(
      (next: InboxDensity) => void choose('inboxDensity', next === 'cards' ? null : next),
    ),
  };
}

type DensityOfferProps = {
  /** In the place of the list's own first line. */
  isInList?: true;
  onDensity: (density: InboxDensity) => void;
  onEnd: () => void;
};

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
