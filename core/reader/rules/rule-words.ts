/** What each word of a standing rule for mail says, by a model that is trained on sentences: `bin` everything from `Temu`. */
import { isFiller } from '../../language/changes/read-mail-rule.ts';
import { readModel, type LinearModel } from '../linear/model.ts';
import { bestPath, latticeOf, type Lattice } from '../tagger/chain.ts';
import { piecesOf, type Piece } from '../tagger/pieces.ts';
import { featuresOfWords, sightOf, type Sight } from '../tagger/sight.ts';
import { isAround, knownInRules } from './known-words.ts';

/** Conditions, the name of a tag, and the words for each verb but tagging. */
export const ruleSlots = [
  'from',
  'about',
  'newsletters',
  'unread',
  'files',
  'age',
  'tag',
  'archive',
  'trash',
  'star',
  'read',
] as const;
export type RuleSlot = (typeof ruleSlots)[number];

let loaded: Promise<LinearModel> | undefined;

/** Unpacked when somebody first asks. */
export function ruleModel(): Promise<LinearModel> {
  loaded ??= import('./rule-model.ts').then(({ ruleModel: packed }) => readModel(packed));
  return loaded;
}

export type RuleWords = {
  /** None in a sentence that says no rule. */
  readonly pieces: readonly Piece<RuleSlot>[];
  /** The words that are of none of them and may be a part of the rule. */
  readonly left: readonly string[];
};

export function readRuleWords(model: LinearModel, text: string): RuleWords {
  const sight = sightOfRule(text);
  const found = piecesIn(model, sight);
  const isNamed = found.some(({ slot }) => slot === 'tag');
  const pieces = found.flatMap((piece) => withoutTag(piece, text, isNamed));
  const { tokens, source } = sight.sentence;
  const left = tokens.flatMap((token) => {
    const start = source.origin[token.start] ?? 0;
    const end = (source.origin[token.end - 1] ?? 0) + 1;
    const isOfOne = pieces.some((piece) => piece.start < end && piece.end > start);
    const isMark = token.kind === 'mark' || token.kind === 'emoji';
    return isOfOne || isMark || isAround(token) || isFiller(token.text) ? [] : [text.slice(start, end)];
  });
  return { pieces, left };
}

const beforeTag = / (?:under|into|label|folder|תחת|לתיקיית|בתיקיית|בתווית|לתווית) /i;
const beforeTagOrAs =
  / (?:as|under|into|label|folder|תחת|לתיקיית|בתיקיית|בתווית|לתווית) | (?=כ[א-ת]{3,30}$)/i;
const labelling =
  /\b(?:tag|label|file|categori[sz]e|mark)\b|(?<![א-ת])(?:תייג|תייגי|תתייג|תתייגי|לתייג|סווג|תסווג|לסווג|קטלג|תקטלג|לקטלג)(?![א-ת])/i;

/** "Wolt under Food" is a sender and a tag; so are "Wolt as Food" and "מדנה כחברים" where it is to be tagged, and no tag is named. */
function withoutTag(piece: Piece<RuleSlot>, text: string, isNamed: boolean): readonly Piece<RuleSlot>[] {
  const said = text.slice(piece.start, piece.end);
  const before = labelling.test(text) && !isNamed ? beforeTagOrAs : beforeTag;
  const found = piece.slot === 'from' || piece.slot === 'about' ? before.exec(said) : null;
  if (found === null) return [piece];
  const end = piece.start + found.index;
  return [
    { ...piece, end },
    { slot: 'tag', start: end + found[0].length, end: piece.end },
  ];
}

function piecesIn(model: LinearModel, sight: Sight): readonly Piece<RuleSlot>[] {
  const lattice = latticeOf(model, featuresOfWords(sight, ''));
  const read = (favour: number) => {
    const favoured = favour === 0 ? lattice : favouring(lattice, favour);
    return piecesOf(sight, favoured, bestPath(favoured), ruleSlots);
  };
  const pieces = read(0);
  const isWanted = pieces.some(({ slot }) => !isCondition(slot));
  const verb = isWanted ? null : plainVerb(sight);
  if ((!isWanted && verb === null) || pieces.some(({ slot }) => isCondition(slot)))
    return verb === null ? pieces : [...pieces, verb];
  // A rule is of some mails: where no word says of which, those that are likeliest to.
  const found = favours.map(read).find((some) => some.some(({ slot }) => isCondition(slot))) ?? pieces;
  return verb === null ? found : [...found, verb];
}

/** "deals@shop.example = trash": a verb that the model passed over. */
function plainVerb({ sentence: { tokens, source } }: Sight): Piece<RuleSlot> | null {
  for (const token of tokens) {
    const kind = knownInRules(token)[0]?.split(' ')[0];
    if (kind !== 'trash' && kind !== 'archive' && kind !== 'star') continue;
    return {
      slot: kind,
      start: source.origin[token.start] ?? 0,
      end: (source.origin[token.end - 1] ?? 0) + 1,
    };
  }
  return null;
}

const conditions = new Set<RuleSlot>(['from', 'about', 'newsletters', 'unread', 'files', 'age']);
const isCondition = (slot: RuleSlot) => conditions.has(slot);
/** By how much it is made likelier that a sender or a subject begins, until one does. */
const favours = [4, 8, 16, 32, 64, 128, 256];

function favouring(lattice: Lattice, by: number): Lattice {
  const { tags, length } = lattice;
  const word = lattice.word.slice();
  for (const tag of [tags.indexOf('B-from'), tags.indexOf('B-about')])
    for (let at = 0; at < length; at += 1)
      word[at * tags.length + tag] = (word[at * tags.length + tag] ?? 0) + by;
  return { ...lattice, word };
}

/** What the model looks at: the words, and of which kind those are that rules are made of. */
export function sightOfRule(text: string): Sight {
  const sight = sightOf(text);
  const words = sight.words.map((word, index) => {
    const token = sight.sentence.tokens[index];
    const known = token === undefined ? [] : knownInRules(token);
    const names = word.classes.filter((one) => !one.startsWith('command'));
    return { ...word, classes: [...known, ...names] };
  });
  return { ...sight, words };
}
