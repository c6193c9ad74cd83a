import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ActionIcon } from '../../actions/action-icon.tsx';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { BidiText } from '../../kit/ui/bidi-text.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Kbd } from '../../kit/ui/kbd.tsx';
import type { Voice } from '../../kit/voice/use-voice.ts';
import type { Command } from '../../command/use-command.ts';
import { lazyPart } from '../../kit/state/lazy-part.ts';

const VoiceIndicator = lazyPart(() => import('../../kit/voice/voice-indicator.tsx'));

/** Always drawn, so that focus moves nothing: examples while the box is empty, other readings while one types. */
export function CommandFoot({ command, voice }: { command: Command; voice: Voice }) {
  const { t } = useTranslation(['hub', 'command']);
  const { text, busy, plan, steps } = command;
  if (voice.isActive) return <Ear voice={voice} />;
  if (busy) return <Foot>{t('command:processing')}</Foot>;
  if (text.trim() === '') return <Examples onPick={command.type} />;
  return (
    <Foot>
      {plan.offers.length > 0 && <span>{t('command:suggestions')}</span>}
      {plan.offers.map(({ intent, name, differs }, index) => (
        <Button
          key={intent}
          size="sm"
          variant="bare"
          icon={<ActionIcon actionType={intent} />}
          endIcon={<Kbd aria-hidden>Alt {index + 1}</Kbd>}
          aria-keyshortcuts={`Alt+${index + 1}`}
          onClick={() => command.choose(steps[0], intent)}
          {...(differs ? { sx: { '&[data-variant]': { color: 'accentInk' } } } : {})}
        >
          {t(`command:instead_${name}`)}
        </Button>
      ))}
      <End>{t('command:enterToRun')}</End>
    </Foot>
  );
}

/** Hidden from screen readers: the pill above already announces it. */
function Ear({ voice }: { voice: Voice }) {
  return (
    <Foot aria-hidden>
      <VoiceIndicator voice={voice} />
    </Foot>
  );
}

function Examples({ onPick }: { onPick: (text: string) => void }) {
  const { t } = useTranslation('hub');
  return (
    <Foot>
      <span>{t('try')}</span>
      {[t('exampleFirst'), t('exampleSecond')].map((example) => (
        <Button key={example} size="sm" variant="bare" onClick={() => onPick(example)}>
          <BidiText>{example}</BidiText>
        </Button>
      ))}
      <End>
        <Kbd aria-hidden>/</Kbd>
      </End>
    </Foot>
  );
}

function End({ children }: { children: ReactNode }) {
  return <Box sx={{ marginInlineStart: 'auto', display: { xs: 'none', sm: 'block' } }}>{children}</Box>;
}

const Foot = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1),
  minBlockSize: theme.spacing(5.25),
  padding: theme.spacing(0.5, 2.25),
  color: theme.vars.palette.ink3,
  backgroundColor: theme.vars.palette.sunken,
  borderBlockStart: `1px solid ${theme.vars.palette.border}`,
}));
