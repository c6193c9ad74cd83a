/**
 * `npm run bench answers`: a thousand questions over the account of `tests/answers`, each answer compared with what a
 * naive evaluator finds in the raw data, and the time beyond that of the providers. `-- --kind "mail from"` asks the
 * questions of one kind, `-- --all` lists everything that is wrong.
 */
import { answerAll, type Answered } from '../answers/ask.ts';
import { seededAccount } from '../answers/account.ts';
import { kinds, someQueries } from '../answers/queries.ts';
import { languages } from '../answers/topics.ts';

const count = 1_000;
const mostMs = 300;
const listed = process.argv.includes('--all') ? count : 30;
const only = process.argv[process.argv.indexOf('--kind') + 1];
const among = process.argv.includes('--kind') ? kinds.filter((kind) => kind === only) : kinds;

const account = seededAccount(11);
const answered = await answerAll(account, someQueries(account, { seed: 12, count, among }));

const columns: Readonly<Record<string, (one: Answered) => boolean>> = {
  right: ({ outcome }) => outcome.is === 'right',
  '(at least)': ({ outcome }) => outcome.is === 'right' && outcome.isVague,
  asked: ({ outcome }) => outcome.is === 'asked',
  'passed on': ({ outcome }) => outcome.is === 'passed on',
  misread: ({ outcome }) => outcome.is === 'wrong' && outcome.misread.length > 0,
  'wrong lookup': ({ outcome }) => outcome.is === 'wrong' && outcome.misread.length === 0,
};

const row = (name: string, cells: readonly string[]) =>
  console.log(`${name.padEnd(34)}${cells.map((cell) => cell.padStart(13)).join('')}`);
const counts = (of: readonly Answered[]) =>
  Object.values(columns).map((isOf) => String(of.filter(isOf).length));

row('', Object.keys(columns));
for (const kind of among)
  for (const language of languages)
    row(
      `${kind}, ${language}`,
      counts(answered.filter(({ query }) => query.kind === kind && query.language === language)),
    );
row(`all ${answered.length}`, counts(answered));

const times = answered.map(({ ownMs }) => ownMs).toSorted((one, other) => one - other);
const p50 = times[Math.floor(times.length * 0.5)] ?? 0;
const p95 = times[Math.floor(times.length * 0.95)] ?? 0;
console.log(`\nbeyond the providers' time: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (${mostMs})`);

const wrong = answered.flatMap(({ query, outcome }) =>
  outcome.is === 'wrong' ? [{ query, ...outcome }] : [],
);
const byCause = Map.groupBy(wrong, ({ cause, misread }) =>
  misread.length > 0 ? `misread: ${misread.map((one) => one.split(' ')[0]).join(', ')}` : cause,
);
console.log('\nwhy they are wrong');
for (const [cause, some] of [...byCause].toSorted((one, other) => other[1].length - one[1].length))
  console.log(`${String(some.length).padStart(5)}  ${cause}`);
for (const { query, cause, wanted, got } of wrong.slice(0, listed)) {
  console.log(`\n${query.kind}: ${query.text}  [${cause}]`);
  console.log(`  wanted ${wanted}`);
  console.log(`  got    ${got}`);
}
if (wrong.length > 0 || p95 > mostMs) process.exitCode = 1;
