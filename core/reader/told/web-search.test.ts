import { expect, it } from 'vitest';
import { searchedLast } from './web-search.ts';

it.each([
  ['opening hours of the swimming pool in Haifa, look it up', 'opening hours of the swimming pool in Haifa'],
  ['the best tent for two people? can you google it for me', 'the best tent for two people'],
  ['how long does basil live, search for it online', 'how long does basil live'],
  ['שעות פתיחה של הבריכה בחיפה, תחפשי', 'שעות פתיחה של הבריכה בחיפה'],
  ['מתכון למרק עדשים בלי בצל, תגגל לי', 'מתכון למרק עדשים בלי בצל'],
])('searches what stands before the wish: %s', (text, query) => {
  expect(searchedLast(text)).toBe(query);
});

it.each([
  ['I need a plumber in Ramat Gan, google it', 'a plumber in Ramat Gan'],
  ['looking for a second-hand cello, search it', 'a second-hand cello'],
  ['אני צריכה שרברב ברמת גן, חפש באינטרנט', 'שרברב ברמת גן'],
  ['דחוף לי וטרינר שפתוח בשבת, תחפשי לי את זה', 'וטרינר שפתוח בשבת'],
])('leaves out that it is needed: %s', (text, query) => {
  expect(searchedLast(text)).toBe(query);
});

it.each([
  'look it up',
  'pool, look it up',
  'remind me to look it up tomorrow',
  "search for Tomer's mail",
  'I lost my keys and I search',
  'תגידי לאבי שיחפש',
  'תזכירי לי לחפש את זה',
  'תחפשי את המייל של דנה',
])('searches nothing where no such wish ends the words, or too little stands before it: %s', (text) => {
  expect(searchedLast(text)).toBeNull();
});
