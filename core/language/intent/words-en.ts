/**
 * English command words. Put a phrase into the row whose meaning it has; phrasebook.ts explains `a|b`, `[x]` and ` / `.
 */
import type { NounClass, VerbClass } from './grammar.ts';

export const englishVerbs: readonly (readonly [string, VerbClass])[] = [
  ['send|sending|write|compose|shoot|draft|drop|fire|dispatch|forward', 'send'],
  ['send|fire|shoot|ping|chuck off|out|over|through / flick|get|hit up', 'send'],
  ['send|shoot|drop|give me|us', 'send-me'],
  ['create|make|start|prepare|compose|generate|build', 'create'],
  ['add|set|put|insert|enter|log|place|include|record|save', 'add'],
  ['put|set up|in / turn|switch on', 'add'],
  ['mark', 'mark'],
  ['schedule|book|arrange|organize|organise|calendar|reserve|block|plan|scheduling', 'schedule'],
  [
    'block|pencil|slot off|out|in / set up / lock|pencil|book|put|slot [me|us] in|down [for|with]',
    'schedule',
  ],
  ["let's|lets do|have|grab|get|meet", 'schedule'],
  ['invite', 'invite'],
  ['remind|remnd|rmnd me|us|myself / get reminded / remind to|about', 'remind'],
  ["don't|dont|never let me|us forget / do not let me|us forget", 'remind'],
  ["don't|dont forget to remind me|us / make sure i remember", 'remind'],
  ["make sure [that] i [don't|dont|never] [forget]", 'remind'],
  ['wake me|us [up] / give me|us a nudge|poke|prod|bell|ring|shout|buzz', 'remind'],
  ['need|want|like reminding|reminded / [to] be reminded', 'remind'],
  ['alert|notify|ping|nudge me|us / i need|have to remember to', 'alert'],
  ['search|find|google|recommend|browse / search|look|browse [online] for|up [online]', 'search'],
  ['search|browse|look [the|on|in] [the] internet|web|google|online [for]', 'search'],
  ['find|recommend me|us [online] / find out', 'search'],
  ['do|run|perform a [quick|web|google] search [for|on|about]', 'search'],
  ['suggest|recommend [me|us] some|a', 'search'],
  ["i'm|im looking|searching for", 'search'],
  ['email|mail|gmail|emailing|emal / e mail', 'mail'],
  ["whatsapp|wa / whats|what|what's|wats app", 'whatsapp'],
  ['text|message|msg|mssg|sms|dm|txt|ping|texting [back] / text|sms message', 'message'],
  ['tell|inform|notify|update|let|ask / say to / contact', 'tell'],
  ['reply|answer [back] / write|get back', 'reply'],
  ['jot|note / jot|note|write|put|scribble down / make|take a note', 'jot'],
  ['pop|stick|chuck|throw|pencil|slot|fit|toss|get [in]', 'toss'],
];

export const englishNouns: readonly (readonly [string, NounClass])[] = [
  ['email|mail|gmail|emails|letter|emal / e mail|mails', 'email'],
  [
    'email message|note / invitation|invite|reminder|confirmation|meeting|birthday|follow email|mail',
    'email',
  ],
  ['message|note by|via|through email', 'email'],
  ['whatsapp|wa [message|msg|mssg|text]', 'whatsapp'],
  ["whats|what|what's|wats|whatsapp app|up [message|msg|text]", 'whatsapp'],
  ['message|msg|text|note on|in|via|through|over|by whatsapp', 'whatsapp'],
  ['message|messages|msg|mssg|text|texts|sms / text message|messages', 'message'],
  ['note|line|word', 'note'],
  ['invite|invitation / calendar|meeting invite|invitation', 'invite'],
  [
    'meeting|appointment|event|call|meet|lunch|dinner|breakfast|brunch|coffee|interview|session|sync|standup|demo|party|conference|workshop|class|training|haircut|dentist|checkup|reservation|webinar|presentation|meetup|drinks|date|zoom|kickoff|catchup|gym|yoga|pilates|physio|therapy|rehearsal|flight|visit|tour|game|match|concert|movie|show|appt|mtg|1:1|retro|review|bbq|barbecue|wedding|birthday|anniversary|doctor|vet|massage|seder|recital|hairdresser|offsite',
    'event',
  ],
  ['stand up / one on one / catch up / follow up [call|meeting] / check in / get together', 'event'],
  [
    "doctor|doctor's appointment|visit / calendar|calander|diary entry|event|appointment|item|block|slot",
    'event',
  ],
  ['calendar|schedule|diary|agenda', 'calendar'],
  ['reminder|reminders|alarm|alert|nudge|notification|timer', 'reminder'],
  ['task|todo|tasks|todos / note|notes to self|myself', 'task'],
  ['to do [item|list|task] / task|todo|tasks item|list', 'task'],
  ['contact|contacts|folder|label|filter|list|lists|poem|story|joke|sandwich|post', 'foreign'],
  ['email address|addresses|contact|contacts|account|signature|format', 'foreign'],
];

/** Where a thing goes: "add milk to my list". */
export const englishDestinations: readonly (readonly [string, NounClass])[] = [
  ['to|in|on|into [my|the|our|google] calendar|schedule|diary|agenda|cal', 'calendar'],
  ['to|on|in|into my|the|our tasks|todos|todo|task [list]', 'task'],
  ['to|on|in|into my|the|our to do|dos [list]', 'task'],
  ['to|on|in|into my|the|our list|groceries', 'list'],
  ['as a task|todo', 'task'],
  ['to|on|in|into my|the|our shopping|grocery|groceries list', 'list'],
];

/** What may stand before a command, besides greetings, without changing that it is one. */
export const englishOpeners: readonly string[] = [
  'ta|cheers|mate|bro|love|dear|hun|urgent|urgently|first',
  'and|also|then|now|just|quickly|sorry|thanks|cool|great|good|actually',
  'can|could|would|will you [please|also|maybe|just|quickly|kindly]',
  'can|could u [please|also|pls] / can|could we [please]',
  'would|do you mind',
  "i|i'd want|need|would|wanna|gotta|should|must [like|love] [to|you] [to] [please] / i'd like|love [you] [to]",
  "i|it|i'd|it'd [would] [be] [ever] [so|very|most] grateful|great|lovely|good|appreciate [it] if you|you'd [could|would]",
  "what i'd|i like|want|need is [for] [you] [to] / can|could someone|somebody|anyone|anybody [please] / so|yeah yeah|nah|no [nah]",
  '[i] you could|can / what|how about / any chance you could',
  'i have|got to [remember] [to]',
  "like|love|need|want to get|have|receive / i would|i'd like|love|want to have|get|receive / could|can|may i get|have / i'd|i would need|want",
  "if you can|could / let's|lets / help me [to|with] / make sure to|you [to]",
  'is it possible to',
  'a|an|new|quick|another / remember to',
];

/** A command after one of these is not one: somebody tells, asks or forbids. */
export const englishVetoes: readonly string[] = [
  "i|you|he|she|we|they|it|who|to|did|didn't|didnt|does|doesn't|do|don't|dont|will|would|won't|wont|can|could|can't|cant|should|shouldn't|not|never|that|which|how|when|if|why|where|what|has|have|had|was|were|is|are|be|been|i'll|i've|you'll|we'll|he'll|she'll|already|just|the|a|an|my|your|this|his|her|their|our|of|for|in|on|at|from|with|by|no|any|without|or|than|nobody|someone|somebody|everyone|people|stop|cancel|delete|remove|about|forgot|forget",
];

/** What undoes or moves something that is there already: nothing here can. */
export const englishUndoing: readonly string[] = [
  'cancel|delete|remove|undo|stop|snooze|reschedule|move|push|clear|disable|unsubscribe|archive|reset|change|edit|update|rename|mute',
];

/** A sentence that begins so is no command, whatever follows. */
export const englishRefusals: readonly string[] = [
  ...englishUndoing,
  'skip|repeat|save|sync',
  "[do] not|don't|dont|never send|email|text|message|remind|schedule|book|create|add|set|call|write|tell",
  'never mind / forget it|about / make sure',
  'read|show|list|check|display|play|dial|translate|summarize|summarise|turn off|count|explain|describe|calculate|convert|define',
];
export const englishQuestions: readonly string[] = [
  "did|didn't|does|doesn't|do|is|isn't|are|aren't|was|were|have|haven't|has|hasn't|had|when|what|what's|whats|when's|who|who's|whose|why|how|how's|which|where|where's|should|shall|am|any",
];

/** Words after a noun that make the sentence a statement about it. */
export const englishStatements: readonly string[] = [
  "was|were|is|are|isn't|went|got|has|had|moved|cancelled|canceled|starts|started|ended|ran|took|who|why|what|when|where",
];

/** "remind me what we said" asks for the past. */
export const englishRecalls: readonly string[] = [
  "what|what's|when's|who|who's|where|where's|how|why|which|whose",
];

/** Whoever is told is none of these. */
export const englishNobody: readonly string[] = [
  'me|us|you|yourself|it|go|a|an|what|which|how|when|why|where|who|if|whether|every|this|that|about|more|some|any|no|in|on|at|of|to|for',
];

/** Where the content of a command begins: no noun after these belongs to its head. */
export const englishContent: readonly string[] = [
  'about|regarding|saying|that|telling|says|asking|re|called|titled|named',
];

/** "pizza near me" searches without a verb; so do questions for places. */
export const englishPlaceWords: readonly string[] = [
  'near me|us|here|by / nearby / close|closest to me|us|here',
];
export const englishPlaceQuestions: readonly string[] = [
  'where can|could i|we',
  "where|where's [is|are] the|a nearest|closest|best",
  '[the] best|good|top|cheap places|restaurants|cafes|bars|hotels / places to|for|that|in|with / nearest|closest',
];

/** After these, "email" and "text" are things and not what to do. */
export const englishNotAddressees: readonly string[] = [
  "is|are|was|were|of|from|not|isn't|doesn't|does|did|has|addresses|address|inbox|me|in|at|body|size|box|client|account|password|notifications|settings|marketing|service|server|hasn't|with|and|or|on|off|by|for|contact|contacts",
];
