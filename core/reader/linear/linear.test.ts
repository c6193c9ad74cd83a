import { describe, expect, it } from 'vitest';
import { featuresOf } from './features.ts';
import { predict, readModel } from './model.ts';
import { train } from './train.ts';

const labelled = {
  weather: ['will it rain tomorrow', 'is it cold outside', 'האם ירד גשם מחר', 'how warm is it in Haifa'],
  mail: ['any mail from Dana', 'did Ron write to me', 'הגיע מייל מדנה', 'show me unread mails'],
  calendar: ['what is on my calendar', 'am I busy tomorrow', 'מה יש לי מחר ביומן', 'when is my next meeting'],
};
const examples = Object.entries(labelled).flatMap(([label, texts]) =>
  texts.map((text) => ({ label, features: featuresOf(text) })),
);
const training = { seed: 1, epochs: 40, leastSeen: 1, rate: 0.5, l1: 0, mostRows: 5_000 };
const model = readModel(train(examples, training));
const kindOf = (text: string) => predict(model, featuresOf(text))[0]?.label;

describe('a linear model', () => {
  it.each([
    ['does it rain in Haifa', 'weather'],
    ['is there a mail from Noa', 'mail'],
    ['מה ביומן מחר', 'calendar'],
    ['ANY UNREAD MAILS?', 'mail'],
  ])('reads %j as %s', (text, kind) => {
    expect(kindOf(text)).toBe(kind);
  });

  it('gives all labels, and probabilities that add up to one', () => {
    const all = predict(model, featuresOf('what is it'));
    expect(all.map(({ label }) => label).toSorted()).toEqual(Object.keys(labelled).toSorted());
    expect(all.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 6);
  });

  it('is the same to the byte when it is trained again', () => {
    expect(train(examples, training)).toBe(train(examples, training));
    expect(train(examples, { ...training, seed: 2 })).not.toBe(train(examples, training));
    const halves = { ...training, hidden: 0.5 };
    expect(train(examples, halves)).toBe(train(examples, halves));
    expect(train(examples, halves)).not.toBe(train(examples, training));
  });

  it('of several seeds is the mean of theirs, the same to the byte each time', () => {
    const three = { ...training, models: 3 };
    expect(train(examples, three)).toBe(train(examples, three));
    expect(train(examples, { ...training, models: 1 })).toBe(train(examples, training));
    for (const seed of [1, 2, 3])
      expect(train(examples, three)).not.toBe(train(examples, { ...training, seed }));
    const [first, second, third] = [1, 2, 3].map((seed) => scoresOf(train(examples, { ...training, seed })));
    scoresOf(train(examples, three)).forEach((score, label) => {
      const mean = ((first?.[label] ?? 0) + (second?.[label] ?? 0) + (third?.[label] ?? 0)) / 3;
      expect(score).toBeCloseTo(mean, 1);
    });
  });

  /** How much likelier each label is than the first, in logarithms, which are linear in the weights. */
  function scoresOf(written: string): number[] {
    const all = predict(readModel(written), featuresOf('does it rain in Haifa')).toSorted((one, other) =>
      one.label < other.label ? -1 : 1,
    );
    return all.map(({ probability }) => Math.log(probability / (all[0]?.probability ?? 1)));
  }
});

describe('features', () => {
  it('do not know case, marks or which digit it is, but know order', () => {
    expect(featuresOf('Mail from 7 people')).toEqual(featuresOf('mail, from 8 people'));
    expect(featuresOf('Dana met Ron')).not.toEqual(featuresOf('Ron met Dana'));
  });

  it('take what the caller adds', () => {
    expect(featuresOf('Dana', ['asked'])).toHaveLength(featuresOf('Dana').length + 1);
  });
});
