const notEnabled = /API .*(has not been used|is not enabled|is disabled|not enabled)/i;

const apis = [
  { name: /gmail|mail/i, id: 'gmail.googleapis.com' },
  { name: /calendar/i, id: 'calendar-json.googleapis.com' },
] as const;

/** Where a Google API that the project lacks is switched on, when that is what an error says. Spec section 8. */
export function apiToEnable(error: string): string | null {
  if (!notEnabled.test(error)) return null;
  const api = apis.find(({ name }) => name.test(error)) ?? apis[0];
  return `https://console.cloud.google.com/apis/library/${api.id}`;
}
