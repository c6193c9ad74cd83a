/**
 * `npm run bench resources`: what 1,000 hostile calls cost the built function under the functions framework. Its memory
 * is watched all the time. Meanwhile and afterwards another person works, one call after another; their p95 is held
 * against that of an idle instance. Before that, what it costs to list mails that are larger than anybody writes them.
 */
import { largeMailsListed } from '../support/abuse/heavy-mails.ts';
import { startFramework } from '../support/framework.ts';
import { hostileCalls } from '../support/hostile-calls.ts';
import { newPerson } from '../support/new-person.ts';
import { besiege, workOf, workUntil } from '../support/siege.ts';
import { startTemporaryStack } from '../support/temporary-stack.ts';
import { percentile } from '../support/percentile.ts';

/** Fifty a second at most: more than that and the two cores measure the attackers. */
const siege = { count: 1_000, atOnce: 4, pauseMs: 80 };
const warmUp = 300;
const samples = 500;
const budget = { memory: 1.5, p95: 2 };

const stack = await startTemporaryStack();
// The person who works here makes more calls than a person does.
const framework = await startFramework(stack.urls, { LIMIT_CALLS: '1000000' });
try {
  const owner = await newPerson(stack.urls, { google: true });
  for (const { what, value, isWithin } of await largeMailsListed(stack.urls, framework, owner))
    judge(what, value, isWithin);
  const anna = await newPerson(stack.urls, { google: false });
  const eve = await newPerson(stack.urls, { google: false });
  const calls = hostileCalls(eve.token, eve.uid);
  const work = workOf(framework.origin, anna);
  await repeat(warmUp, work);
  const idleP95 = percentile(await repeat(samples, work), 0.95);
  const idleMb = framework.memoryMb();

  let isOver = false;
  const attacks = besiege(framework, calls, siege).finally(() => {
    isOver = true;
  });
  const [{ answers, unforeseen, mostMb }, meanwhile] = await Promise.all([
    attacks,
    workUntil(() => isOver, work),
  ]);
  const after = await repeat(samples, work);

  for (const [status, all = []] of Object.entries(Object.groupBy(answers, (answer) => answer.status))) {
    console.log(`answered ${status}: ${all.length}`);
  }
  console.log(
    `idle: ${idleMb.toFixed(0)} MB, p95 ${idleP95.toFixed(1)} ms; ${meanwhile.length} calls meanwhile`,
  );
  for (const answer of unforeseen) console.log(answer);
  judge('unforeseen answers', unforeseen.length, unforeseen.length === 0);
  judge('deaths', Number(!framework.isAlive()), framework.isAlive());
  judge('most memory, times idle', mostMb / idleMb, mostMb < budget.memory * idleMb);
  for (const [when, took] of Object.entries({ meanwhile, after })) {
    const p95 = percentile(took, 0.95);
    judge(`p95 of another person ${when}, times idle`, p95 / idleP95, p95 < budget.p95 * idleP95);
  }
} finally {
  await framework.stop();
  await stack.stop();
}

/** How long each took, in milliseconds. */
async function repeat(times: number, work: () => Promise<number>): Promise<number[]> {
  const took: number[] = [];
  for (let count = 0; count < times; count += 1) took.push(await work());
  return took;
}

function judge(what: string, value: number, isWithin: boolean): void {
  console.log(`${isWithin ? '✓' : '✗'} ${what}: ${Number.isInteger(value) ? value : value.toFixed(2)}`);
  if (!isWithin) process.exitCode = 1;
}
