import { speechLanguages } from '@crocodile-hub/core/contract/speech-languages';
import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import Contrast from '@mui/icons-material/ContrastOutlined';
import Mic from '@mui/icons-material/MicNoneOutlined';
import Translate from '@mui/icons-material/TranslateOutlined';
import { useColorScheme } from '@mui/material/styles';
import { useState } from 'react';
import { chooseLanguage } from '../../commands/choose-language.ts';
import { languages, nameOf } from '../../../kit/text/language.ts';
import { useLocale } from '../../../kit/text/use-locale.ts';
import { useTranslation } from '../../../kit/text/use-translation.ts';
import {
  chooseSpeechLanguage,
  type SpeechLanguage,
  useSpeechLanguage,
} from '../../../kit/voice/speech-language.ts';
import { Menu, type MenuEntry } from '../../../kit/ui/menu.tsx';

const modes = [
  { mode: 'light', icon: <LightMode /> },
  { mode: 'dark', icon: <DarkMode /> },
  { mode: 'system', icon: <Contrast /> },
] as const;

type AccountMenuProps = { anchor: HTMLElement; onClose: () => void };

/** Choices of language and appearance, applied at once and kept on this device. */
export default function AccountMenu(props: AccountMenuProps) {
  const [choosesSpeech, setChoosesSpeech] = useState(false);
  return choosesSpeech ? (
    <SpeechMenu {...props} />
  ) : (
    <DisplayMenu {...props} onSpeech={() => setChoosesSpeech(true)} />
  );
}

function DisplayMenu({ anchor, onClose, onSpeech }: AccountMenuProps & { onSpeech: () => void }) {
  const { t } = useTranslation(['shell', 'common']);
  const { language } = useLocale();
  const spoken = useSpeechLanguage();
  const nameOfSpoken = useSpeechLanguageName();
  const { mode = 'system', setMode } = useColorScheme();
  const entries: MenuEntry[] = [
    ...languages.map((choice) => ({
      key: choice,
      group: t('language'),
      label: <span lang={choice}>{nameOf[choice]}</span>,
      icon: <Translate />,
      selected: choice === language,
      onSelect: () => chooseLanguage(choice, t),
    })),
    {
      key: 'speech',
      group: t('language'),
      label: t('speechLanguageNow', { name: nameOfSpoken(spoken) }),
      icon: <Mic />,
      leadsOn: true,
      onSelect: onSpeech,
    },
    ...modes.map((choice) => ({
      key: choice.mode,
      group: t('appearance'),
      label: t(choice.mode),
      icon: choice.icon,
      selected: choice.mode === mode,
      onSelect: () => setMode(choice.mode),
    })),
  ];
  return <Menu anchor={anchor} onClose={onClose} title={t('accountMenu')} entries={entries} />;
}

function SpeechMenu({ anchor, onClose }: AccountMenuProps) {
  const { t } = useTranslation('shell');
  const spoken = useSpeechLanguage();
  const nameOf = useSpeechLanguageName();
  const entries = speechLanguages.map((choice) => ({
    key: choice,
    label: nameOf(choice),
    selected: choice === spoken,
    onSelect: () => chooseSpeechLanguage(choice),
  }));
  return <Menu anchor={anchor} onClose={onClose} title={t('speechLanguage')} entries={entries} />;
}

/** In the language of the screen. */
function useSpeechLanguageName(): (language: SpeechLanguage) => string {
  const { t } = useTranslation('shell');
  const { locale } = useLocale();
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return (language) => (language === 'auto' ? t('speechAuto') : (names.of(language.slice(0, 2)) ?? language));
}
