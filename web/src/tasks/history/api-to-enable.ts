const notEnabled = ['has not been used', 'is disabled', 'not enabled'];

const apis = [
  { name: /gmail|mail/i, id: 'gmail.googleapis.com' },
  { name: /calendar/i, id: 'calendar-json.googleapis.com' },
] as const;

/** The address where a missing Google API is enabled, if that is what the error says. Rule errors.tasks.1. */
export function apiToEnable(error: string): string | null {
  if (!saysNotEnabled(error.toLowerCase())) return null;
  const api = apis.find(({ name }) => name.test(error)) ?? apis[0];
  return `https://console.cloud.google.com/apis/library/${api.id}`;
}

function saysNotEnabled(error: string): boolean {
  const from = error.indexOf('api ');
  return from !== -1 && notEnabled.some((words) => error.includes(words, from));
}
