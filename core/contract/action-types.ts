/** Facts about an action that need no payload. The first screen needs them, so they are small and load no schema. */
type ActionFacts = {
  /** Other names by which a call may ask for it. Rule actions.alias.1. */
  readonly aliases: readonly string[];
  readonly icon: 'mail' | 'calendar' | 'alarm' | 'task' | 'chat' | 'message' | 'whatsapp' | 'search';
  /** The channel that its text leaves by; null when it does not leave. */
  readonly channel: 'gmail' | 'calendar' | 'whatsapp' | 'sms' | 'social' | 'web-search' | null;
  /** Whether it needs a valid Google grant. Rule google.needed.1. */
  readonly needsGoogle: boolean;
  /** Whom it reaches: other people, only the guests of a meeting, or only the person. */
  readonly reaches: 'others' | 'guests' | 'nobody';
  /** Whether it is held for Undo before it leaves. Rule ledger.hold.1. */
  readonly isHeld: boolean;
  /** Whether Run Again supports it. Rule tasks.again.2. */
  readonly runsAgain: boolean;
  /** Selects the texts that tell that it runs, and how it ended. */
  readonly toldAs: 'send_email' | 'create_event' | 'reminder' | 'send_whatsapp' | 'send_message' | 'default';
  /**
   * The field in which a person may write a name where an address has to be. An `account` is what the platform of the
   * payload calls somebody.
   */
  readonly writtenTo?: { readonly field: string; readonly wants: 'email' | 'phone' | 'account' };
};

const facts = {
  send_email: {
    aliases: ['email'],
    icon: 'mail',
    channel: 'gmail',
    needsGoogle: true,
    reaches: 'others',
    isHeld: true,
    runsAgain: true,
    toldAs: 'send_email',
    writtenTo: { field: 'to', wants: 'email' },
  },
  create_event: {
    aliases: ['calendar', 'event'],
    icon: 'calendar',
    channel: 'calendar',
    needsGoogle: true,
    reaches: 'guests',
    isHeld: false,
    runsAgain: true,
    toldAs: 'create_event',
    writtenTo: { field: 'attendees', wants: 'email' },
  },
  create_task: {
    aliases: ['task'],
    icon: 'task',
    channel: null,
    needsGoogle: false,
    reaches: 'nobody',
    isHeld: false,
    runsAgain: true,
    toldAs: 'default',
  },
  reminder: {
    aliases: ['send_reminder'],
    icon: 'alarm',
    channel: 'calendar',
    needsGoogle: true,
    reaches: 'nobody',
    isHeld: false,
    runsAgain: true,
    toldAs: 'reminder',
  },
  send_whatsapp: {
    aliases: ['whatsapp'],
    icon: 'whatsapp',
    channel: 'whatsapp',
    needsGoogle: false,
    reaches: 'others',
    isHeld: true,
    runsAgain: true,
    toldAs: 'send_whatsapp',
    writtenTo: { field: 'to', wants: 'phone' },
  },
  search: {
    aliases: ['web_search'],
    icon: 'search',
    channel: 'web-search',
    needsGoogle: false,
    reaches: 'nobody',
    isHeld: false,
    runsAgain: true,
    toldAs: 'default',
  },
  natural_language_action: {
    aliases: [],
    icon: 'chat',
    channel: null,
    needsGoogle: false,
    reaches: 'nobody',
    isHeld: false,
    runsAgain: true,
    toldAs: 'default',
  },
  send_sms: {
    aliases: ['sms'],
    icon: 'message',
    channel: 'sms',
    needsGoogle: false,
    reaches: 'others',
    isHeld: true,
    runsAgain: false,
    toldAs: 'send_message',
    writtenTo: { field: 'to', wants: 'phone' },
  },
  send_message: {
    aliases: [],
    icon: 'message',
    channel: 'social',
    needsGoogle: false,
    reaches: 'others',
    isHeld: true,
    runsAgain: false,
    toldAs: 'send_message',
    writtenTo: { field: 'to', wants: 'account' },
  },
  update_event: {
    aliases: [],
    icon: 'calendar',
    channel: 'calendar',
    needsGoogle: true,
    reaches: 'guests',
    isHeld: false,
    runsAgain: false,
    toldAs: 'default',
  },
  cancel_event: {
    aliases: [],
    icon: 'calendar',
    channel: 'calendar',
    needsGoogle: true,
    reaches: 'guests',
    isHeld: false,
    runsAgain: false,
    toldAs: 'default',
  },
  invite_to_event: {
    aliases: [],
    icon: 'calendar',
    channel: 'calendar',
    needsGoogle: true,
    reaches: 'others',
    isHeld: false,
    runsAgain: false,
    toldAs: 'default',
    writtenTo: { field: 'to', wants: 'email' },
  },
  update_reminder: {
    aliases: [],
    icon: 'alarm',
    channel: 'calendar',
    needsGoogle: false,
    reaches: 'nobody',
    isHeld: false,
    runsAgain: false,
    toldAs: 'default',
  },
  cancel_reminder: {
    aliases: [],
    icon: 'alarm',
    channel: 'calendar',
    needsGoogle: false,
    reaches: 'nobody',
    isHeld: false,
    runsAgain: false,
    toldAs: 'default',
  },
  sort_mail: {
    aliases: [],
    icon: 'mail',
    channel: 'gmail',
    needsGoogle: true,
    reaches: 'nobody',
    isHeld: false,
    runsAgain: false,
    toldAs: 'default',
  },
  snooze_mail: {
    aliases: [],
    icon: 'mail',
    channel: 'gmail',
    needsGoogle: true,
    reaches: 'nobody',
    isHeld: false,
    runsAgain: false,
    toldAs: 'default',
  },
  unsubscribe: {
    aliases: [],
    icon: 'mail',
    channel: 'gmail',
    needsGoogle: true,
    // The list learns that its mail is read.
    reaches: 'others',
    isHeld: false,
    runsAgain: false,
    toldAs: 'default',
  },
  change_task: {
    aliases: [],
    icon: 'task',
    channel: null,
    needsGoogle: false,
    reaches: 'nobody',
    isHeld: false,
    runsAgain: false,
    toldAs: 'default',
  },
  rsvp_event: {
    aliases: [],
    icon: 'calendar',
    channel: 'calendar',
    needsGoogle: true,
    reaches: 'others',
    isHeld: false,
    runsAgain: false,
    toldAs: 'default',
  },
} as const satisfies Record<string, ActionFacts>;

/** Every action that the engine can run. Its record is in core/actions. */
export type ActionType = keyof typeof facts;
export const actionFacts: Readonly<Record<ActionType, ActionFacts>> = facts;

export function isActionType(name: string): name is ActionType {
  return Object.hasOwn(facts, name);
}

export const actionTypes: readonly ActionType[] = Object.keys(facts).filter(isActionType);
