/** A form becomes a reading: the command in front of it, if any, and what its fields say. */
import { assemble, type Assembled } from './assemble.ts';
import { phoneDigits } from '../../domain/phone-digits.ts';
import { phoneCountry, toE164 } from '../../domain/phone.ts';
import { dictatedAddressAt } from '../entities/dictated.ts';
import { names } from '../intent/arguments.ts';
import { nounActions, type Action } from '../intent/grammar.ts';
import type { Range } from '../intent/head.ts';
import { findHead } from '../intent/heads.ts';
import { nouns } from '../intent/nouns.ts';
import { anyPrefix } from '../phrasebook.ts';
import type { Context, Doubt, Priority, Proposal, SlotName, Span } from '../reading.ts';
import { spansOf, wordsOf, type Sentence } from '../sentence.ts';
import { clockworkOf } from '../time/clockwork.ts';
import { findTimes } from '../time/find.ts';
import { resolve, type Moment } from '../time/resolve.ts';
import { toLocalIso, toInstant, zoneOf } from '../../time/zone.ts';
import type { Token } from '../tokens.ts';
import type { Field, Label } from '../forms/labels.ts';
import type { Form, FormField } from '../forms/find-form.ts';

const sure = 0.95;

export function readForm(sentence: Sentence, form: Form, context: Context): Assembled | null {
  const lead = { source: sentence.source, tokens: sentence.tokens.slice(form.lead.from, form.lead.to) };
  const base = baseOf(lead, context);
  const action = actionOf(sentence, form, lead, base);
  if (action === null) return null;
  const values = valuesOf(sentence, form, context);
  const moment = momentOf(sentence, form, lead, context);
  const proposal = proposalOf(action.is, values, moment.value, base);
  const doubts = [...action.doubts, ...moment.doubts, ...misspelt(sentence, form)];
  return {
    ...proposal,
    spans: [...(base?.spans ?? []), ...spansOfForm(sentence, form, action.is)].toSorted(
      (a, b) => a.start - b.start,
    ),
    doubts: doubts.toSorted((a, b) => a.start - b.start),
    alternatives: [],
    sendAt: isMessage(action.is) ? (moment.value?.iso ?? base?.sendAt ?? null) : null,
    day:
      action.is === 'create_event' && moment.value?.iso == null
        ? (moment.value?.day ?? base?.day ?? null)
        : null,
    repeats: action.is === 'create_event' ? (moment.value?.recurrence ?? base?.repeats ?? null) : null,
    asksPreview: base?.asksPreview ?? false,
  };
}

/** What the words in front say by themselves: "email Dana", "a meeting tomorrow". */
function baseOf(lead: Sentence, context: Context): Assembled | null {
  if (lead.tokens.every(({ kind }) => kind === 'mark')) return null;
  const times = findTimes(lead.tokens);
  const reading = assemble({ sentence: lead, times, head: findHead(lead.tokens, times), context });
  return reading.intent === 'none' ? null : reading;
}

type Chosen = { readonly is: Action; readonly doubts: readonly Doubt[] };

function actionOf(sentence: Sentence, form: Form, lead: Sentence, base: Assembled | null): Chosen | null {
  const certain = (is: Action): Chosen => ({ is, doubts: [] });
  const named = form.fields.find(({ label }) => label.action !== undefined)?.label.action;
  if (base !== null && base.intent !== 'none' && base.intent !== 'search') return certain(base.intent);
  for (let index = 0; index < lead.tokens.length; index += 1) {
    const noun = nouns.at(lead.tokens, index, anyPrefix);
    const action = noun === null ? undefined : nounActions[noun.value]?.action;
    if (action !== undefined) return certain(action);
  }
  if (form.way !== null) return certain(form.way);
  if (named !== undefined) return certain(named);
  const has = new Set(form.fields.map(({ label }) => label.field));
  if (has.has('subject') || has.has('cc') || has.has('bcc'))
    return has.has('to') || has.has('body') ? certain('send_email') : null;
  if (has.has('to') && has.has('body')) return channelOf(sentence, form);
  if (has.has('attendees') || has.has('place') || has.has('end') || has.has('length'))
    return certain('create_event');
  if (has.has('due')) return certain('create_task');
  if (has.has('title') && (has.has('time') || has.has('date'))) return certain('create_event');
  return has.has('title') && has.has('priority') ? certain('create_task') : null;
}

/** An address is written to by mail, a number by message; a name leaves it open. */
function channelOf({ source, tokens }: Sentence, { fields }: Form): Chosen {
  const to = fields.find(({ label }) => label.field === 'to');
  const kinds = to === undefined ? [] : tokens.slice(to.value.from, to.value.to).map(({ kind }) => kind);
  if (kinds.includes('email')) return { is: 'send_email', doubts: [] };
  if (kinds.includes('phone')) return { is: 'send_whatsapp', doubts: [] };
  const places = to === undefined ? [] : spansOf({ source, tokens }, to.name).slice(0, 1);
  return { is: 'send_whatsapp', doubts: places.map((place) => ({ kind: 'label', ...place })) };
}

const peopleFields = ['to', 'cc', 'bcc', 'attendees'] as const;
type PeopleField = (typeof peopleFields)[number];

type Values = {
  readonly people: Readonly<Record<PeopleField, readonly string[]>>;
  readonly text: Readonly<Partial<Record<Field, string>>>;
};

function valuesOf(sentence: Sentence, { fields }: Form, context: Context): Values {
  const text: Partial<Record<Field, string>> = {};
  const people: Record<PeopleField, string[]> = { to: [], cc: [], bcc: [], attendees: [] };
  for (const { label, value } of fields) {
    const named = peopleFields.find((one) => one === label.field);
    if (named === undefined) text[label.field] = unquoted(wordsOf(sentence, value.from, value.to));
    else people[named].push(...peopleIn(sentence, value, context));
  }
  return { people, text };
}

function unquoted(text: string): string {
  return /^"[^"]*"$/.test(text) ? text.slice(1, -1) : text;
}

/** Everybody between commas and "and"; addresses and numbers as they are used. */
function peopleIn(sentence: Sentence, { from, to }: Range, { country }: Context): readonly string[] {
  const people: string[] = [];
  let start = from;
  const close = (end: number) => {
    const person = personIn(sentence, { from: start, to: end }, country);
    if (person !== '') people.push(person);
  };
  for (let index = from; index < to; index += 1) {
    const token = sentence.tokens[index];
    const isBetween = token?.kind === 'mark' && ',;&+/'.includes(token.text);
    if (isBetween || token?.text === 'and' || token?.text === 'וגם' || token?.text === 'ואת') {
      close(index);
      start = index + 1;
    } else if (index > start && token !== undefined && names(token, 'ו') && !names(token)) {
      close(index);
      start = index;
    }
  }
  close(to);
  return people;
}

function personIn(sentence: Sentence, { from, to }: Range, country: string | undefined): string {
  const { tokens } = sentence;
  const first = tokens[from];
  if (first === undefined || to <= from) return '';
  const dictated = dictatedAddressAt(tokens, from, anyPrefix);
  if (dictated?.next === to) return dictated.address;
  const address = tokens.slice(from, to).find(({ kind }) => kind === 'email');
  if (address !== undefined)
    return wordsOf(sentence, tokens.indexOf(address), tokens.indexOf(address) + 1, address.stems[0]?.at);
  const glued = first.stems.find(
    (stem) =>
      /^ו?ל?$/.test(stem.prefix) &&
      stem.prefix !== '' &&
      names({ ...first, stems: [{ ...stem, prefix: '' }] }),
  );
  const written = wordsOf(sentence, from, to, names(first) ? undefined : glued?.at);
  const digits = written.replace(/[^\d+]/g, '');
  const isNumber =
    first.kind === 'phone' || (/^[\d\s()+.-]+$/.test(written) && digits.length >= phoneDigits.min);
  return isNumber ? toE164(written, phoneCountry(country)) : written;
}

type When = {
  readonly iso: string | null;
  readonly end: string | null;
  readonly dayEnd: string | null;
  readonly day: string | null;
  readonly recurrence: string | null;
  readonly isCertain: boolean;
};

/** Date and hour are said apart and meant together. */
function momentOf(
  { source, tokens }: Sentence,
  { fields }: Form,
  lead: Sentence,
  context: Context,
): { value: When | null; doubts: readonly Doubt[] } {
  const valueOf = (...wanted: Field[]) =>
    fields
      .filter(({ label }) => wanted.includes(label.field))
      .flatMap(({ value }) => tokens.slice(value.from, value.to));
  const date = valueOf('date', 'due');
  const hour = valueOf('time');
  const end = valueOf('end');
  const length = valueOf('length');
  const said = [...date, ...led(hour, 'at'), ...led(end, 'until'), ...led(length, 'for')];
  if (said.length === 0) return { value: null, doubts: [] };
  const before = findTimes(lead.tokens).all.findLast(({ isPast }) => !isPast);
  const inFront = before === undefined || date.length > 0 ? [] : lead.tokens.slice(before.from, before.to);
  const all = [...inFront, ...said];
  const [time, ...others] = findTimes(all).all;
  const isWhole = time !== undefined && others.length === 0 && time.to - time.from >= all.length - 1;
  const places = isWhole ? [] : spansOf({ source, tokens: said }, { from: 0, to: said.length }).slice(0, 1);
  const doubts = places.map((place): Doubt => ({ kind: 'time', ...place }));
  if (time === undefined) return { value: null, doubts };
  const zone = zoneOf(context.timeZone, context.now);
  const clockwork = clockworkOf(context);
  const moment = resolve(time, clockwork);
  return { value: whenOf(moment, zone), doubts };
}

/** "time: 5" is at five; a word that says so already stays alone. */
function led(tokens: readonly Token[], word: string): readonly Token[] {
  const [first] = tokens;
  if (first === undefined) return [];
  const isBare = first.kind === 'number' && first.stems[0]?.prefix === '' && word !== 'for';
  const needsLead = isBare || word !== 'at';
  return needsLead
    ? [
        { ...first, kind: 'word', text: word, stems: [{ prefix: '', stem: word, at: first.start }] },
        ...tokens,
      ]
    : tokens;
}

function whenOf({ start, end, day, recurrence, certain }: Moment, zone: ReturnType<typeof zoneOf>): When {
  const iso = (instant: number | null) => (instant === null ? null : toLocalIso(instant, zone));
  const two = (value: number) => String(value).padStart(2, '0');
  const at = (hour: number, minute: number) =>
    day === null ? null : iso(toInstant({ ...day, hour, minute, second: 0 }, zone));
  return {
    iso: iso(start),
    end: iso(end),
    dayEnd: at(23, 59),
    day: day === null ? null : `${day.year}-${two(day.month)}-${two(day.day)}`,
    recurrence,
    isCertain: certain,
  };
}

function proposalOf(action: Action, values: Values, when: When | null, base: Assembled | null): Proposal {
  const { to, cc, bcc, attendees } = values.people;
  const { text } = values;
  const { kept, said, people } = slotsFrom(values, base);
  const confidence = when?.isCertain === false ? sure - 0.2 : sure;
  switch (action) {
    case 'send_email':
      return {
        intent: action,
        confidence,
        slots: {
          to: people('to', to, attendees),
          cc: people('cc', cc),
          bcc: people('bcc', bcc),
          subject: said('subject', 'subject', 'title', 'task'),
          body: said('body', 'body', 'notes'),
        },
      };
    case 'send_whatsapp':
      return {
        intent: action,
        confidence,
        slots: {
          to: people('to', to, cc, bcc)?.join(', ') ?? null,
          message: said('message', 'body', 'notes', 'subject', 'title'),
        },
      };
    case 'create_event':
      return {
        intent: action,
        confidence,
        slots: {
          title: said('title', 'title', 'subject', 'task'),
          startTime: when?.iso ?? kept('startTime'),
          endTime: when?.end ?? kept('endTime'),
          attendees: people('attendees', attendees, to, cc, bcc),
          description:
            [text.place, text.notes ?? text.body].filter((part) => part !== undefined).join(', ') ||
            kept('description'),
        },
      };
    case 'reminder':
      return {
        intent: action,
        confidence,
        slots: {
          task: said('task', 'task', 'title', 'subject', 'body'),
          reminderTime: when?.iso ?? kept('reminderTime'),
          priority: priorityOf(text.priority),
          notes: text.notes ?? ((text.task ?? text.title) === undefined ? null : (text.body ?? null)),
          recurrence: when?.recurrence ?? kept('recurrence'),
        },
      };
    case 'create_task':
      return {
        intent: action,
        confidence,
        slots: {
          title: said('title', 'task', 'title', 'subject', 'body'),
          due: when?.iso ?? when?.dayEnd ?? kept('due'),
        },
      };
    case 'search':
      return { intent: action, confidence, slots: { query: said('query', 'subject', 'body') } };
    default:
      return action satisfies never;
  }
}

/** Fills a slot from the form and from the words in front of it. */
function slotsFrom({ text }: Values, base: Assembled | null) {
  const known: Readonly<Record<string, unknown>> = base?.slots ?? {};
  /** What the words in front said. */
  const kept = (name: string): string | null => {
    const value = known[name];
    return typeof value === 'string' ? value : null;
  };
  /** What the first of these fields says that stands in the form, else what the words in front said. */
  const said = (name: string, ...fields: Field[]) => {
    const field = fields.find((one) => text[one] !== undefined);
    return (field === undefined ? undefined : text[field]) ?? kept(name);
  };
  /** Everybody whom the words in front or one of these fields names, once each. */
  const people = (name: string, ...more: (readonly string[])[]) => {
    const value = known[name];
    const all = [Array.isArray(value) ? value.map(String) : (kept(name) ?? []), ...more].flat();
    return all.length === 0 ? null : [...new Set(all)];
  };
  return { kept, said, people };
}

function priorityOf(text: string | undefined): Priority | null {
  if (text === undefined) return null;
  if (/^(?:high|top|urgent|גבוה|דחופ|עליונ)/i.test(text)) return 'high';
  return /^(?:low|נמוכ)/i.test(text) ? 'low' : 'medium';
}

function isMessage(action: Action): boolean {
  return action === 'send_email' || action === 'send_whatsapp';
}

function spansOfForm(sentence: Sentence, { fields }: Form, action: Action): readonly Span[] {
  return fields.flatMap(({ name, value, label }) => [
    ...spansOf(sentence, name).map((place): Span => ({ ...place, slot: 'intent', certain: true })),
    ...spansOf(sentence, value).map((place): Span => ({
      ...place,
      slot: slotOf(label, action),
      certain: true,
    })),
  ]);
}

function slotOf({ field }: Label, action: Action): SlotName {
  const isEvent = action === 'create_event';
  const slots: Readonly<Record<Field, SlotName>> = {
    to: isEvent ? 'attendees' : 'to',
    cc: isEvent ? 'attendees' : 'cc',
    bcc: isEvent ? 'attendees' : 'bcc',
    subject: isEvent ? 'title' : 'subject',
    body: action === 'send_whatsapp' ? 'message' : 'body',
    title: action === 'reminder' ? 'task' : 'title',
    task: action === 'reminder' ? 'task' : 'title',
    time: isEvent ? 'startTime' : 'reminderTime',
    date: isEvent ? 'startTime' : 'reminderTime',
    end: 'endTime',
    length: 'endTime',
    place: 'description',
    attendees: 'attendees',
    notes: isEvent ? 'description' : 'notes',
    due: 'due',
    priority: 'priority',
  };
  return slots[field];
}

function misspelt(sentence: Sentence, { fields }: Form): readonly Doubt[] {
  return fields.flatMap(({ name, meant }: FormField) =>
    meant === null
      ? []
      : spansOf(sentence, name)
          .slice(0, 1)
          .map((place) => ({ kind: 'spelling' as const, ...place, meant })),
  );
}
