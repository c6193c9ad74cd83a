import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { useTranslation } from '../kit/text/use-translation.ts';
import { Button } from '../kit/ui/button.tsx';
import { Menu } from '../kit/ui/menu.tsx';
import { Segmented } from '../kit/ui/segmented.tsx';
import { models } from './models.ts';

type Mode = 'AUTO' | 'MANUAL';
type Model = (typeof models)[number];
/** Names of modes are the product's, the same in every language. */
const modes = [
  { value: 'AUTO', label: 'AUTO' },
  { value: 'MANUAL', label: 'MANUAL' },
] as const satisfies readonly { value: Mode; label: string }[];

/** Chooses whether the assistant or the person picks the model. Hidden on small screens. */
export function ModeControl() {
  const { t } = useTranslation('hub');
  const menuId = useId();
  const named = ({ name, provider }: Model) => t('modelOption', { name, provider });
  const [mode, setMode] = useState<Mode>('AUTO');
  const [model, setModel] = useState<Model>(models[0]);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <Box sx={controlStyle}>
      <Box component="span" sx={{ typography: 'small', color: 'ink2' }}>
        {mode === 'AUTO' ? t('autoRouting') : t('usingModel', { model: model.name })}
      </Box>
      {mode === 'MANUAL' && (
        <>
          <Button
            size="sm"
            endIcon={<ArrowDropDown />}
            aria-label={`${t('model')}: ${named(model)}`}
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            aria-controls={anchor === null ? undefined : menuId}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            {named(model)}
          </Button>
          <Menu
            id={menuId}
            title={t('model')}
            anchor={anchor}
            onClose={() => setAnchor(null)}
            entries={models.map((one) => ({
              key: one.id,
              label: <bdi dir="ltr">{named(one)}</bdi>,
              selected: one.id === model.id,
              onSelect: () => setModel(one),
            }))}
          />
        </>
      )}
      <Segmented name={t('mode')} options={modes} value={mode} onChange={setMode} />
    </Box>
  );
}

const controlStyle = { display: { xs: 'none', md: 'flex' }, alignItems: 'center', gap: 1.5 };
