/** Rule data.location.2: Israel and plain UTC count as Jerusalem. */
export const defaultTimeZone = 'Asia/Jerusalem';

const countsAsJerusalem: ReadonlySet<string> = new Set([
  'UTC',
  'Etc/UTC',
  'Etc/GMT',
  'GMT',
  'Israel',
  'Asia/Tel_Aviv',
]);

export function personTimeZone(zone: string | null | undefined): string {
  return zone === null || zone === undefined || zone === '' || countsAsJerusalem.has(zone)
    ? defaultTimeZone
    : zone;
}
