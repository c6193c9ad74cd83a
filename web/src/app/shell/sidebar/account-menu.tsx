import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import Contrast from '@mui/icons-material/ContrastOutlined';
import Translate from '@mui/icons-material/TranslateOutlined';
import { useColorScheme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { changeLanguage } from '../../../shared/i18n/i18n.ts';
import { languages, nameOf } from '../../../shared/i18n/language.ts';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { Menu, type MenuEntry } from '../../../shared/ui/menu.tsx';

const modes = [
  { mode: 'light', icon: <LightMode /> },
  { mode: 'dark', icon: <DarkMode /> },
  { mode: 'system', icon: <Contrast /> },
] as const;

/** Language and appearance, in force at once and remembered on this device. */
export default function AccountMenu({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { language } = useLocale();
  const { mode = 'system', setMode } = useColorScheme();
  const entries: MenuEntry[] = [
    ...languages.map((choice) => ({
      key: choice,
      group: t('language'),
      label: <span lang={choice}>{nameOf[choice]}</span>,
      icon: <Translate />,
      selected: choice === language,
      onSelect: () => void changeLanguage(choice),
    })),
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
