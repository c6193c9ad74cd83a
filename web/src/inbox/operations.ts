import type { BulkAction } from '@crocodile-hub/core/contract/inbox';
import { isBareAddress } from '@crocodile-hub/core/domain/mail-address';
import { isWorthSumming } from '@crocodile-hub/core/domain/summary';
import Archive from '@mui/icons-material/ArchiveOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import Drafts from '@mui/icons-material/DraftsOutlined';
import Nudge from '@mui/icons-material/HourglassEmptyOutlined';
import Label from '@mui/icons-material/LabelOutlined';
import MarkUnread from '@mui/icons-material/MarkunreadOutlined';
import Restore from '@mui/icons-material/RestoreFromTrashOutlined';
import Summary from '@mui/icons-material/ShortTextOutlined';
import Rule from '@mui/icons-material/RuleOutlined';
import Snooze from '@mui/icons-material/SnoozeOutlined';
import StarEmpty from '@mui/icons-material/StarBorderOutlined';
import Star from '@mui/icons-material/StarOutlined';
import Translation from '@mui/icons-material/TranslateOutlined';
import type { ComponentType } from 'react';
import type { Work } from './act.ts';
import { isMail, type Message } from './message.ts';
import type { Translate } from '../kit/text/translate.ts';
import { Forward, OpenIn, Reply, ReplyAll } from '../kit/ui/pointing-icons.tsx';
import type { Change } from './folder/edits.ts';
import type { Folder } from './folder/folders.ts';

type Text = Parameters<Translate<readonly ['inbox', 'common']>>[0];

export type Purpose = 'reply' | 'summarize' | 'translate';

type Opens = {
  open: (message: Message) => void;
  openFor: (message: Message, purpose: Purpose) => void;
  compose: (message: Message, what: 'reply-all' | 'forward') => void;
  /** Opens the menu of times to come back, beside the element. */
  offerSnooze: (message: Message, anchor: HTMLElement) => void;
  /** Begins a rule for what its sender writes. */
  makeRule: (message: Message) => void;
};

/** A change of messages, at once and at their platforms. */
export type Edit = Work & {
  /** Whether it applies to the message. The others of a selection are told as not done. */
  canBe: (message: Message) => boolean;
  /** What Gmail is asked to do to take it back. Only for mails that it had changed. */
  stepsBack: (mail: Message) => readonly BulkAction[];
  /** What the list of the folder shows of it. */
  change: (tag: string, folder: Folder) => Change;
  /** Done to a selection it takes the messages out of the list, done to a single one it does not. */
  leavesInBulk?: true;
  /** Of the line of a conversation, it is done to all of its messages. Rule inbox.density.1. */
  isOfLine?: true;
  /** Asked first: a tag, or a yes for what is done to a whole selection. */
  asks?: 'tag' | { title: Text; hint: Text };
  /** The bar over the list offers it when one of the selected messages says so. */
  inBar?: (message: Message) => boolean;
  /** What is told of many messages, and of one where that differs; `doneOpened`: of the open one. */
  done: Text;
  doneOne?: Text;
  doneOpened?: Text;
  failed: Text;
  failedOne?: Text;
};

type Operation = {
  label: Text;
  Icon: ComponentType;
  /** Offered by a button or in the menu, on a card and beside the open message. */
  place?: 'button' | 'menu';
  /** Not in its `place` beside the open message. */
  onCardOnly?: true;
  /** A button in the head of the open message; one that quotes waits for the whole text. */
  inHead?: 'reply' | 'quote';
  hasMenu?: true;
  /** Whether it is offered for the message; left out, where it can be done. */
  isOffered?: (message: Message) => boolean;
  /** Two operations with one key take turns: the key does the one that is offered. */
  key?: string;
  /** Its words in the list of keys, if they differ from the label. */
  keyLabel?: Text;
} & (
  | { edit: Edit; run?: never }
  | { run: (message: Message, opens: Opens, anchor: HTMLElement) => void; edit?: never }
);

const isInTrash = ({ labels }: Message) => labels.includes('TRASH');
const isInInbox = ({ labels }: Message) => labels.includes('INBOX');
const isStarred = ({ labels }: Message) => labels.includes('STARRED');
const everywhere = () => true;

const canBeDeleted = (message: Message) => isMail(message) && !isInTrash(message);
/** What was archived before, or written by the person, is not in the inbox. */
const canBeArchived = (message: Message) => canBeDeleted(message) && isInInbox(message);
const canBeRestored = (message: Message) => isMail(message) && isInTrash(message);
/** Channels cannot do it; the bar offers it all the same, and the result says why not. */
const orChannel = (canBe: (message: Message) => boolean) => (message: Message) =>
  !isMail(message) || canBe(message);

const gone = (): Change => ({ is: 'gone' });
const unmarked = (label: string): Change => ({ is: 'marked', label, isOn: false });
/** As in Gmail, a mail that leaves the trash does not return to the inbox by itself. */
const toInbox = (isWanted: boolean): readonly BulkAction[] => (isWanted ? ['unarchive'] : []);

/**
 * All that can be done with a message, in the order in which it is offered. The bar, the cards, the open message, the
 * keys and their list, the changes and what is told of them are made of this table. Rules inbox.one.1, inbox.bulk.1 and
 * inbox.keys.1.
 */
const table = {
  open: {
    label: 'open',
    Icon: OpenIn,
    place: 'menu',
    onCardOnly: true,
    run: (message, { open }) => open(message),
  },
  reply: {
    label: 'reply',
    Icon: Reply,
    place: 'menu',
    inHead: 'reply',
    key: 'r',
    run: (message, { openFor }) => openFor(message, 'reply'),
  },
  replyAll: {
    label: 'replyAll',
    Icon: ReplyAll,
    inHead: 'quote',
    isOffered: (message) => isMail(message) && message.recipients.length + message.cc.length > 1,
    key: 'a',
    run: (message, { compose }) => compose(message, 'reply-all'),
  },
  forward: {
    label: 'forward',
    Icon: Forward,
    inHead: 'quote',
    isOffered: isMail,
    key: 'f',
    run: (message, { compose }) => compose(message, 'forward'),
  },
  summarize: {
    label: 'summarize',
    Icon: Summary,
    place: 'menu',
    isOffered: ({ messageText, isCut = false }) => isCut || isWorthSumming(messageText),
    run: (message, { openFor }) => openFor(message, 'summarize'),
  },
  translate: {
    label: 'translate',
    Icon: Translation,
    place: 'menu',
    run: (message, { openFor }) => openFor(message, 'translate'),
  },
  markAsRead: {
    label: 'markAsRead',
    Icon: Drafts,
    place: 'button',
    onCardOnly: true,
    isOffered: ({ isUnread }) => isUnread,
    key: 'u',
    keyLabel: 'markReadOrUnread',
    edit: {
      canBe: everywhere,
      call: 'markAsRead',
      steps: () => ['markAsRead'],
      stepsBack: () => ['markAsUnread'],
      isReadAfter: true,
      change: () => ({ is: 'marked', label: 'UNREAD', isOn: false }),
      isOfLine: true,
      inBar: everywhere,
      done: 'bulk_markAsRead',
      doneOne: 'markedRead',
      failed: 'bulkFailed_markAsRead',
      failedOne: 'failedRead',
    },
  },
  markAsUnread: {
    label: 'markAsUnread',
    Icon: MarkUnread,
    place: 'button',
    onCardOnly: true,
    isOffered: ({ isUnread }) => !isUnread,
    key: 'u',
    edit: {
      canBe: everywhere,
      call: 'markAsUnread',
      steps: () => ['markAsUnread'],
      stepsBack: () => ['markAsRead'],
      isReadAfter: false,
      change: () => ({ is: 'marked', label: 'UNREAD', isOn: true }),
      isOfLine: true,
      inBar: everywhere,
      done: 'bulk_markAsUnread',
      doneOne: 'markedUnread',
      failed: 'bulkFailed_markAsUnread',
      failedOne: 'failedUnread',
    },
  },
  restore: {
    label: 'restore',
    Icon: Restore,
    place: 'button',
    edit: {
      canBe: canBeRestored,
      // Received mail returns to the inbox, the person's own to where it was.
      steps: ({ isIncoming }) => ['restore', ...toInbox(isIncoming)],
      stepsBack: () => ['delete'],
      change: gone,
      isOfLine: true,
      inBar: canBeRestored,
      done: 'bulk_restore',
      failed: 'bulkFailed_restore',
    },
  },
  archive: {
    label: 'archive',
    Icon: Archive,
    place: 'button',
    key: 'e',
    edit: {
      canBe: canBeArchived,
      call: 'archive',
      steps: () => ['archive'],
      stepsBack: (mail) => toInbox(isInInbox(mail)),
      // An archived mail is still one of all, and keeps its star.
      change: (_, folder) => (folder === 'all' || folder === 'starred' ? unmarked('INBOX') : gone()),
      isOfLine: true,
      inBar: orChannel(canBeArchived),
      done: 'bulk_archive',
      failed: 'bulkFailed_archive',
    },
  },
  addLabel: {
    label: 'tag',
    Icon: Label,
    place: 'menu',
    edit: {
      canBe: isMail,
      call: 'tagMessage',
      steps: () => ['addLabel'],
      stepsBack: () => ['removeLabel'],
      change: (tag) => ({ is: 'tagged', tag }),
      leavesInBulk: true,
      asks: 'tag',
      inBar: everywhere,
      done: 'bulk_addLabel',
      doneOne: 'messageTagged',
      doneOpened: 'taggedAs',
      failed: 'bulkFailed_addLabel',
      failedOne: 'failedTag',
    },
  },
  star: {
    label: 'star',
    Icon: StarEmpty,
    place: 'menu',
    isOffered: (message) => isMail(message) && !isStarred(message),
    key: 's',
    edit: {
      canBe: isMail,
      steps: () => ['star'],
      stepsBack: () => ['unstar'],
      change: () => ({ is: 'marked', label: 'STARRED', isOn: true }),
      done: 'starred',
      failed: 'failedStar',
    },
  },
  unstar: {
    label: 'unstar',
    Icon: Star,
    place: 'menu',
    isOffered: (message) => isMail(message) && isStarred(message),
    key: 's',
    edit: {
      canBe: isMail,
      steps: () => ['unstar'],
      stepsBack: () => ['star'],
      change: (_, folder) => (folder === 'starred' ? gone() : unmarked('STARRED')),
      done: 'unstarred',
      failed: 'failedStar',
    },
  },
  makeRule: {
    label: 'ruleForSender',
    Icon: Rule,
    place: 'menu',
    isOffered: (message) => canBeDeleted(message) && message.isIncoming && isBareAddress(message.senderEmail),
    run: (message, { makeRule }) => makeRule(message),
  },
  delete: {
    label: 'common:delete',
    Icon: Delete,
    place: 'menu',
    key: '#',
    edit: {
      canBe: canBeDeleted,
      steps: () => ['delete'],
      stepsBack: (mail) => ['restore', ...toInbox(isInInbox(mail))],
      change: gone,
      isOfLine: true,
      asks: { title: 'deleteTitle', hint: 'deleteHint' },
      inBar: orChannel(canBeDeleted),
      done: 'bulk_delete',
      failed: 'bulkFailed_delete',
    },
  },
  snooze: {
    label: 'snooze',
    Icon: Snooze,
    place: 'button',
    hasMenu: true,
    isOffered: ({ isIncoming }) => isIncoming,
    key: 'b',
    run: (message, { offerSnooze }, anchor) => offerSnooze(message, anchor),
  },
  nudge: {
    label: 'nudge',
    Icon: Nudge,
    place: 'button',
    hasMenu: true,
    isOffered: ({ isIncoming }) => !isIncoming,
    key: 'b',
    run: (message, { offerSnooze }, anchor) => offerSnooze(message, anchor),
  },
} satisfies Record<string, Operation>;

export type OperationName = keyof typeof table;
/** The operations that change messages. */
export type Verb = {
  [Name in OperationName]: (typeof table)[Name] extends { edit: Edit } ? Name : never;
}[OperationName];

export const operations: Readonly<Record<OperationName, Operation> & Record<Verb, { edit: Edit }>> = table;

export const operationNames = Object.keys(table) as OperationName[];
export const verbs = operationNames.filter(isVerb);

function isVerb(name: OperationName): name is Verb {
  return 'edit' in operations[name];
}

export function isOffered(name: OperationName, message: Message): boolean {
  const { isOffered: isWanted, edit } = operations[name];
  return (isWanted ?? edit?.canBe ?? everywhere)(message);
}

/** How a screen does operations: what it opens, the change of a message, and the question for a tag. */
export type Hands = Opens & {
  actOn: (message: Message, verb: Verb, tag?: string) => void;
  askForTag: (message: Message) => void;
  /** Whether this person may have a language model asked; true while it is not known. */
  hasModel: boolean;
};

/** Does it with the message. `anchor`: beside which a menu opens. */
export function operate(name: OperationName, message: Message, hands: Hands, anchor: HTMLElement): void {
  if (!isVerb(name)) operations[name].run?.(message, hands, anchor);
  else if (operations[name].edit.asks === 'tag') hands.askForTag(message);
  else hands.actOn(message, name);
}
