import Cloud from '@mui/icons-material/CloudOutlined';
import Fog from '@mui/icons-material/Foggy';
import PartlyCloudy from '@mui/icons-material/FilterDramaOutlined';
import Rain from '@mui/icons-material/WaterDropOutlined';
import Snow from '@mui/icons-material/AcUnitOutlined';
import Storm from '@mui/icons-material/ThunderstormOutlined';
import Sun from '@mui/icons-material/WbSunnyOutlined';
import type { SkyKey } from './sky.ts';

const skyIcons = {
  sky_clear: Sun,
  sky_mainlyClear: Sun,
  sky_partlyCloudy: PartlyCloudy,
  sky_overcast: Cloud,
  sky_fog: Fog,
  sky_drizzle: Rain,
  sky_rain: Rain,
  sky_freezingRain: Rain,
  sky_snow: Snow,
  sky_rainShowers: Rain,
  sky_snowShowers: Snow,
  sky_thunderstorm: Storm,
} as const satisfies Record<SkyKey, typeof Cloud>;

/** The sky's icon. A chunk of its own, so that the hub draws without it. */
export default function SkyIcon({ sky }: { sky: SkyKey | undefined }) {
  const Icon = sky === undefined ? Cloud : skyIcons[sky];
  return <Icon />;
}
