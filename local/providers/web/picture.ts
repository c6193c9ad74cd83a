/** A picture of 160 by 90: green hills on a pale ground. */
export const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAKAAAABaAQMAAAAFCM8RAAAABlBMVEXf6uQLbk9sPuvtAAAAbElEQVR42u3OoQ2AQBBE0bkgkDRAQidQ2lEapVACEkH4LHb3gifZEU+M+lIul/vTxgaaG6g2EGuksAXUsQfUcwQ0cAY0cQVUISCwCEcxN4clwO6wBDgclgCnwxLgcmgxb8fbBY63KyzPPL/PBxU007ecyGJFAAAAAElFTkSuQmCC',
  'base64',
);
