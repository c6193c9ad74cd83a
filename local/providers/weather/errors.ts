/** Open-Meteo's failures: a flag and a sentence. */
export class WeatherError extends Error {}

export function weatherFailure(status: number, reason = reasonFor(status)): Response {
  const retry = status === 429 ? { headers: { 'Retry-After': '60' } } : {};
  return Response.json({ error: true, reason }, { status, ...retry });
}

function reasonFor(status: number): string {
  return status === 429
    ? 'Minutely API request limit exceeded. Please try again in one minute.'
    : 'The service is temporarily unavailable.';
}
