import Cloud from '@mui/icons-material/CloudOutlined';
import Place from '@mui/icons-material/LocationOnOutlined';
import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { useUid } from '../../account/person.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { usePolled } from '../../account/use-polled.ts';
import { BidiText } from '../../kit/ui/bidi-text.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { defaultPlace } from './place.ts';
import { skyKey } from './sky.ts';
import { usePlace } from './use-place.ts';
import { type Weather as WeatherNow, weatherSource } from './weather-source.ts';
import { lazyPart } from '../../kit/state/lazy-part.ts';

const SkyIcon = lazyPart(
  () => import('./sky-icon.tsx'),
  () => <Cloud />,
);
const PlaceEditor = lazyPart(async () => ({ default: (await import('./place-editor.tsx')).PlaceEditor }));

export function Weather() {
  const { t } = useTranslation('hub');
  const uid = useUid();
  const chosen = usePlace();
  const { place } = chosen;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const source = useMemo(() => weatherSource(place.city), [place.city]);
  const { polled } = usePolled(source, uid);
  return (
    <Box sx={columnStyle}>
      {polled.is === 'loading' && <Skeleton width={72} height={20} />}
      {polled.is === 'ready' && <Now weather={polled.value} />}
      {polled.is === 'failed' && (
        <>
          {uid !== undefined && <span>{t('weatherUnavailable')}</span>}
          {uid !== undefined && (
            <Box component="span" sx={{ typography: 'caption', color: 'ink3' }}>
              {t('failedToLoadWeather')}
            </Box>
          )}
        </>
      )}
      <Button
        size="sm"
        variant="bare"
        icon={<Place />}
        loading={chosen.locating}
        aria-label={`${t('location')}: ${useNameOf(place)}`}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        sx={placeStyle}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <BidiText>{useNameOf(place)}</BidiText>
      </Button>
      {anchor !== null && <PlaceEditor anchor={anchor} chosen={chosen} onClose={() => setAnchor(null)} />}
    </Box>
  );
}

function Now({ weather }: { weather: WeatherNow }) {
  const { t } = useTranslation('hub');
  const sky = skyKey(weather.description);
  return (
    <>
      <Box sx={temperatureStyle}>
        <SkyIcon sky={sky} />
        <bdi className="tabular">{t('degrees', { temperature: Math.round(weather.temperature) })}</bdi>
      </Box>
      <span>{sky === undefined ? weather.description : t(sky)}</span>
    </>
  );
}

function useNameOf({ city, country }: { city: string; country: string }): string {
  const { t } = useTranslation('hub');
  if (city === defaultPlace.city && country === defaultPlace.country) {
    return t('placeName', { city: t('place_TelAviv'), country: t('place_Israel') });
  }
  return country === '' ? city : t('placeName', { city, country });
}

const columnStyle = {
  typography: 'small',
  color: 'ink2',
  display: 'grid',
  justifyItems: 'end',
  textAlign: 'end',
  minInlineSize: 0,
};
const temperatureStyle = {
  typography: 'section',
  color: 'ink',
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  '& .MuiSvgIcon-root': { fontSize: 20, color: 'ink2' },
};
/** Sits flush with the lines above: its own padding would push its words out of line. */
const placeStyle = { '&[data-size]': { marginInlineEnd: -1.25, maxInlineSize: '24ch' } };
