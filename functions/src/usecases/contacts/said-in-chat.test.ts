import { expect, it } from 'vitest';
import { anna } from '../../testing/engine.ts';
import { fakeClock } from '../../testing/fake-clock.ts';
import { noContacts } from '../../testing/no-contacts.ts';
import { countingIds, quietLog } from '../../testing/quiet.ts';
import { saidInChat, type SaidPorts } from './said-in-chat.ts';

/** Nobody is known from the mail. */
function ports(): SaidPorts {
  return {
    ...noContacts(),
    clock: fakeClock(),
    ids: countingIds(),
    log: quietLog,
    mail: { peopleOf: () => Promise.resolve([]) },
    calendar: { guests: () => Promise.resolve([]) },
  };
}

it('keeps the earlier word about a role until the new one is stored', async () => {
  const known = ports();
  const { people } = known;
  await saidInChat(known, anna, 'My mother is Ruth');
  let writes = 0;
  const failing: SaidPorts = {
    ...known,
    people: {
      ...people,
      // The database fails after the first write of the new word.
      say: (uid, change) =>
        (writes += 1) === 1 ? people.say(uid, change) : Promise.reject(new Error('the database is down')),
    },
  };
  await saidInChat(failing, anna, 'My mother is Dana').catch(() => null);
  const said = await people.said(anna.uid);
  expect(said.map(({ change }) => change)).toMatchObject([{ does: 'role', role: 'mother' }]);
});

it('replaces the earlier word about the same role, and no other', async () => {
  const known = ports();
  for (const message of ['My mother is Ruth', 'Avi is my boss', 'My mother is Dana'])
    await saidInChat(known, anna, message);
  const said = await known.people.said(anna.uid);
  expect(said.map(({ change }) => change)).toMatchObject([
    { role: 'boss', name: 'Avi' },
    { role: 'mother', name: 'Dana' },
  ]);
});
