import { readingOfBoth } from './usecases/understanding.ts';
const ctx = { now: '2026-12-01T16:00:00+02:00', timeZone: 'Asia/Jerusalem' };
for (const t of process.argv.slice(2)) { const u = await readingOfBoth(t, ctx as never, { offers: true }); console.log(t, '\n  ', JSON.stringify(u.actions.map((a) => [a.intent, a.slots, a.words])), JSON.stringify(u.doubts)); }
