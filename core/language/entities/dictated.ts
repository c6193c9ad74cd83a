/** Addresses said aloud: "dana at gmail dot com", "dana שטרודל ג'ימייל נקודה קום". */
import { phrasebook, type PrefixTest } from '../phrasebook.ts';
import type { Token } from '../tokens.ts';

const atSigns = new Set(['at', '@', 'שטרודל', 'כרוכית', 'בשטרודל', 'אט']);
const dots = new Set(['dot', 'נקודה', '.', 'point']);
const spokenDomains = phrasebook<string>([
  ["ג'ימייל|גימייל|ג'מייל", 'gmail'],
  ['וואלה|וולה', 'walla'],
  ['קום', 'com'],
  ['קו', 'co'],
  ['איל|יל / אי אל', 'il'],
  ['נט', 'net'],
]);
const latin = /^[a-z0-9]+$/;

export function dictatedAddressAt(
  tokens: readonly Token[],
  index: number,
  prefixes: PrefixTest,
): { address: string; at: number; next: number } | null {
  const reading = tokens[index]?.stems[0];
  if (
    reading === undefined ||
    !latin.test(reading.stem) ||
    !(prefixes(reading.prefix) || reading.prefix === '')
  )
    return null;
  let local = reading.stem;
  let next = index + 1;
  while (dots.has(tokens[next]?.text ?? '') && latin.test(tokens[next + 1]?.text ?? '')) {
    local += `.${tokens[next + 1]?.text ?? ''}`;
    next += 2;
  }
  if (!atSigns.has(tokens[next]?.text ?? '')) return null;
  const domain = domainAt(tokens, next + 1);
  return domain === null ? null : { address: `${local}@${domain.name}`, at: reading.at, next: domain.next };
}

function domainAt(tokens: readonly Token[], index: number): { name: string; next: number } | null {
  const labels: string[] = [];
  let next = index;
  for (;;) {
    const label = labelAt(tokens, next);
    if (label === null) break;
    labels.push(label.name);
    next = label.next;
    if (!dots.has(tokens[next]?.text ?? '') || labelAt(tokens, next + 1) === null) break;
    next += 1;
  }
  return labels.length < 2 ? null : { name: labels.join('.'), next };
}

function labelAt(tokens: readonly Token[], index: number): { name: string; next: number } | null {
  const spoken = spokenDomains.at(tokens, index);
  if (spoken !== null) return { name: spoken.value, next: spoken.next };
  const text = tokens[index]?.text ?? '';
  return latin.test(text) ? { name: text, next: index + 1 } : null;
}
