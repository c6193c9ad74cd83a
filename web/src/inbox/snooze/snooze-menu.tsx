import type { Instant } from '@crocodile-hub/core/contract/time';
import type { Until } from '@crocodile-hub/core/domain/snooze';
import { type ReactNode, useState } from 'react';
import { useSettings } from '../../account/use-settings.ts';
import { useLocale } from '../../kit/text/use-locale.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { whenInSentence } from '../../kit/text/when.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { Menu } from '../../kit/ui/menu.tsx';
import { DateAndTime } from '../../actions/dialogs/date-and-time.tsx';
import { laterChoices, morningAfter } from '../../actions/dialogs/compose/send-later.ts';
import { useMomentToCome } from '../../actions/dialogs/compose/use-moment-to-come.ts';

/** `snooze` hides a received message until later; `nudge` reminds the person when a sent one gets no answer. */
export type WaitKind = 'snooze' | 'nudge';
type Offered<T> = { what: T; anchor: HTMLElement; now: Instant; kind: WaitKind };

const nudgeChoices = [
  { key: 'tomorrowMorning', days: 1 },
  { key: 'inThreeDays', days: 3 },
  { key: 'inAWeek', days: 7 },
] as const;

/** A menu of times for a message to come back, beside an element. Rules inbox.snooze.1 and inbox.nudge.1. */
export function useSnoozeMenu<T>(onChoose: (what: T, until: Until) => void) {
  const { t } = useTranslation('inbox');
  const { timeZone } = useSettings();
  const { locale } = useLocale();
  const [offered, setOffered] = useState<Offered<T> | null>(null);
  /** The message for which a day and an hour are being chosen. */
  const [dated, setDated] = useState<{ what: T; kind: WaitKind } | null>(null);
  const now = offered?.now ?? 0;
  const kind = offered?.kind ?? 'snooze';
  const choose = (until: Until) => {
    if (offered !== null) onChoose(offered.what, until);
  };
  const times = () => {
    if (kind === 'snooze') return laterChoices(now, timeZone, 'sundayMorning');
    return nudgeChoices.map(({ key, days }) => ({ key, at: morningAfter(days, now, timeZone) }));
  };
  const timed = times().map(({ key, at }) => ({
    key,
    label: `${t(key)} · ${whenInSentence(at, { locale, timeZone, now })}`,
    onSelect: () => choose(at),
  }));
  const other = {
    key: 'other',
    label: t('otherTime'),
    onSelect: () => offered !== null && setDated({ what: offered.what, kind }),
  };
  const answer = { key: 'answer', label: t('untilAnswer'), onSelect: () => choose('answer') };
  const never = { key: 'never', label: t('mute'), onSelect: () => choose('never') };
  const menu: ReactNode = (
    <>
      <Menu
        anchor={offered?.anchor ?? null}
        onClose={() => setOffered(null)}
        title={t(kind)}
        entries={kind === 'nudge' ? [...timed, other] : [...timed, answer, other, never]}
      />
      {dated !== null && (
        <SnoozeDialog
          kind={dated.kind}
          onClose={() => setDated(null)}
          onChoose={(until) => {
            setDated(null);
            onChoose(dated.what, until);
          }}
        />
      )}
    </>
  );
  return {
    menu,
    offer: (what: T, anchor: HTMLElement, of: WaitKind) =>
      setOffered({ what, anchor, now: Date.now(), kind: of }),
  };
}

type SnoozeDialogProps = {
  kind: WaitKind;
  onClose: () => void;
  onChoose: (until: Instant) => void;
};

function SnoozeDialog({ kind, onClose, onChoose }: SnoozeDialogProps) {
  const { t } = useTranslation(['inbox', 'common']);
  const moment = useMomentToCome();
  return (
    <Dialog
      open
      title={t(kind)}
      onClose={onClose}
      onSubmit={() => {
        const at = moment.take();
        if (at !== null) onChoose(at);
      }}
      actions={
        <>
          <Button variant="bare" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button variant="filled" type="submit">
            {t(kind === 'nudge' ? 'tellMe' : 'snooze')}
          </Button>
        </>
      }
    >
      <DateAndTime {...moment.fields} disabled={false} />
    </Dialog>
  );
}
