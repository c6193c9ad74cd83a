import MyLocation from '@mui/icons-material/MyLocationOutlined';
import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Field } from '../../kit/ui/field.tsx';
import { under, useSides } from '../../kit/ui/sides.ts';
import type { usePlace } from './use-place.ts';

type PlaceEditorProps = { anchor: HTMLElement; chosen: ReturnType<typeof usePlace>; onClose: () => void };

/** Location controls: a city by name, the person's own position, or back to the default. */
export function PlaceEditor({ anchor, chosen, onClose }: PlaceEditorProps) {
  const { t } = useTranslation('hub');
  const { end } = useSides();
  const [city, setCity] = useState(chosen.place.city);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    chosen.choose(city);
    onClose();
  };
  const then = (act: () => void) => () => {
    act();
    onClose();
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      {...under(end)}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('location') } }}
    >
      <Box
        component="form"
        onSubmit={submit}
        sx={{ display: 'grid', gap: 1.5, padding: 2, inlineSize: '32ch' }}
      >
        <Field label={t('city')} value={city} directed onChange={(event) => setCity(event.target.value)} />
        <Button type="submit" variant="tint">
          {t('showWeather')}
        </Button>
        <Button icon={<MyLocation />} onClick={then(chosen.locateMe)}>
          {t('useMyLocation')}
        </Button>
        <Button variant="bare" onClick={then(chosen.reset)}>
          {t('defaultPlace')}
        </Button>
      </Box>
    </Popover>
  );
}
