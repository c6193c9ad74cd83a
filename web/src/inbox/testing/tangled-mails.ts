const many = (times: number, of: (n: number) => string) =>
  Array.from({ length: times }, (_, n) => of(n)).join('');

/** HTML of a few kilobytes whose cleaning or drawing took ten seconds to a minute, by what it is made of. */
export const tangledBodies: readonly (readonly [what: string, html: string])[] = [
  [
    'fonts that each paragraph opens anew',
    `<p>${many(800, (n) => `<font color=${n}>`)}</p>${many(1_600, () => '<p>x</p>')}`,
  ],
  [
    'the same behind endings that are none',
    `<p>${many(300, (n) => `<font color=${n}><title></font></title>`)}</p>${many(600, () => '<p>x</p>')}`,
  ],
  ['comments', many(57_000, () => '<!---->')],
  ['bold elements', '<b>'.repeat(32_000)],
  ['spanning cells', `<table>${many(2_000, () => '<tr><td colspan=1000 rowspan=65534>x</td></tr>')}`],
  ['attributes', `<p ${many(16_000, (n) => `a${n} `)}>x</p>`],
];

/** A plain text that took as long. */
export const manyLines = many(100_000, (n) => `line ${n}\n`);
