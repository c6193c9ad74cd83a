import { resolveRecipient } from '@crocodile-hub/core/domain/recipients';
import { readSaid } from '@crocodile-hub/core/language/people/read-said';
import { sayReason } from '@crocodile-hub/core/failures/say';
import { isSaidInHebrew } from '@crocodile-hub/core/text/script';
import { shownOutside } from '@crocodile-hub/core/text/markdown';
import type { Person } from '../../ports/accounts.ts';
import { isFailure } from '../../ports/failure.ts';
import type { Ports } from '../../ports/ports.ts';
import { contactsOf, type ContactPorts } from './contacts.ts';
import { changePeople } from './people.ts';

export type SaidPorts = ContactPorts & Pick<Ports, 'ids'>;

/**
 * Stores what the person says about somebody, and answers who it took them to mean; null if the words say no such
 * thing. It replaces what was said about the same role. Rule people.said.1.
 */
export async function saidInChat(ports: SaidPorts, person: Person, message: string): Promise<string | null> {
  const said = readSaid(message);
  if (said === null) return null;
  const { role, name } = said;
  const contacts = await contactsOf(ports, person, name);
  const meant = resolveRecipient(name, 'email', contacts);
  if (meant.candidates.length === 0 && !said.isNameSure) return null;
  const isHebrew = isSaidInHebrew(message);
  const found = meant.candidates.find(({ address }) => address === meant.address);
  // The address of a stranger is not kept: the role would mean it without a question, which the name alone does not.
  const isStranger = found?.known === 'received';
  const address = isStranger ? null : meant.address;
  try {
    await changePeople(ports, person, { does: 'role', role, name, address });
  } catch (error) {
    if (!isFailure(error, 'unverified')) throw error;
    return sayReason(error.reason, isHebrew ? 'he' : 'en');
  }
  const who = shownOutside(meant.name ?? name, 60);
  const where = meant.address === null ? null : shownOutside(meant.address, 80);
  const words = isHebrew ? hebrew : english;
  if (where !== null) return isStranger ? words.stranger(role, who, where) : words.noted(role, who, where);
  return meant.candidates.length > 1 ? words.several(role, who) : words.unknown(role, who);
}

const english = {
  noted: (role: string, who: string, where: string) => `Noted: your ${role} is ${who} (${where}).`,
  stranger: (role: string, who: string, where: string) =>
    `Noted: your ${role} is ${who}. I know ${where}, but you have never written to this address, so I will ask before anything goes there.`,
  several: (role: string, who: string) =>
    `Noted: your ${role} is ${who}. Several people go by this name, so I will ask which one is meant.`,
  unknown: (role: string, who: string) =>
    `Noted: your ${role} is ${who}. I know no address of theirs yet; once you write to them, I will.`,
};
const hebrew: typeof english = {
  noted: (role, who, where) => `נרשם: ${role} – ${who} (${where}).`,
  stranger: (role, who, where) =>
    `נרשם: ${role} – ${who}. הכתובת ${where} מוכרת לי, אבל מעולם לא כתבת אליה, ולכן אשאל לפני שמשהו יישלח לשם.`,
  several: (role, who) => `נרשם: ${role} – ${who}. יש כמה אנשים בשם הזה, ולכן אשאל למי הכוונה.`,
  unknown: (role, who) => `נרשם: ${role} – ${who}. עוד לא ידועה לי כתובת; אדע אותה אחרי מייל ראשון לשם.`,
};
