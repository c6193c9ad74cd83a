type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type PluralKey<K extends string> = Extract<K, `${string}_${PluralForm}`>;
type Counted<K extends string> = K extends `${infer Base}_${PluralForm}` ? Base : never;

/**
 * The Hebrew of an English area: every key, no other. A counted text needs Hebrew's own three forms
 * (one, two, other), whatever forms English has.
 */
export type HebrewOf<English extends Record<string, string>> = Record<
  | Exclude<keyof English & string, PluralKey<keyof English & string>>
  | HebrewForms<Counted<keyof English & string>>,
  string
>;

type HebrewForms<Base extends string> = `${Base}_${'one' | 'two' | 'other'}`;
