import type { Place } from '../../seed/place.ts';

const radians = Math.PI / 180;
/** The upper edge of the sun on the horizon, through the air. */
const horizon = -0.833 * radians;
const dayMs = 86_400_000;

/**
 * When the sun rises and sets on a day, as the clocks of the place show it (`2026-11-22T06:14`), within some two minutes.
 * Where it does neither, both are midnight, as Open-Meteo has it. https://gml.noaa.gov/grad/solcalc/solareqns.PDF
 */
export function sunOf(place: Place, date: string): { sunrise: string; sunset: string } {
  const midnight = Date.parse(`${date}T00:00Z`);
  const dayOfYear = (midnight - Date.parse(`${date.slice(0, 4)}-01-01T00:00Z`)) / dayMs;
  const angle = ((2 * Math.PI) / 365) * (dayOfYear + 0.5 - place.longitude / 360);
  const late =
    229.18 *
    (0.000075 +
      0.001868 * Math.cos(angle) -
      0.032077 * Math.sin(angle) -
      0.014615 * Math.cos(2 * angle) -
      0.040849 * Math.sin(2 * angle));
  const tilt =
    0.006918 -
    0.399912 * Math.cos(angle) +
    0.070257 * Math.sin(angle) -
    0.006758 * Math.cos(2 * angle) +
    0.000907 * Math.sin(2 * angle) -
    0.002697 * Math.cos(3 * angle) +
    0.00148 * Math.sin(3 * angle);
  const north = place.latitude * radians;
  const cosine = (Math.sin(horizon) - Math.sin(north) * Math.sin(tilt)) / (Math.cos(north) * Math.cos(tilt));
  if (Math.abs(cosine) > 1) return { sunrise: `${date}T00:00`, sunset: `${date}T00:00` };
  const halfDay = (4 * Math.acos(cosine)) / radians;
  const noon = 720 - 4 * place.longitude - late;
  const shown = (minutes: number) => clockOf(midnight + minutes * 60_000, place.timeZone);
  return { sunrise: shown(noon - halfDay), sunset: shown(noon + halfDay) };
}

function clockOf(at: number, timeZone: string): string {
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return shown.format(at).replace(' ', 'T');
}
