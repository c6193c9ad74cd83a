import { daysTold } from './days-told.ts';
import { letterWords } from './letter-words.ts';
import { saidAnew } from './said-anew.ts';
import { messageWished } from './wished-message.ts';
import { toldToBoth } from './told-to-both.ts';
import { whileUnwell } from './unwell.ts';
import { withPlainNames } from './person-words.ts';
import { blockedParts } from './blocked-parts.ts';
import { plainWords } from './plain-words.ts';
import { withoutTail } from './tail.ts';

/** What is said in haste, in a roundabout way or aloud, in words that all readers know. */
export function plainlySaid(text: string): string {
  const plain = withPlainNames(
    withoutTail(plainWords(blockedParts(whileUnwell(toldToBoth(saidAnew(letterWords(text))))))),
  );
  return daysTold(plain) ?? messageWished(plain) ?? plain;
}
