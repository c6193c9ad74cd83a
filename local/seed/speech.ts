/** Recordings with known words for the speech stand-in: each is one tone. */
export type Recording = { name: string; transcript: string; languageCode: string; audio: Buffer };

const SAMPLE_RATE = 16_000;

export const RECORDINGS: Recording[] = [
  recording('remind-dana', 'Remind me to call Dana tomorrow at 8', 'en-US', 440),
  recording('email-avi', 'Send an email to Avi saying the invoice arrived', 'en-US', 494),
  recording('remind-imma', 'תזכיר לי בעוד שעה להתקשר לאמא', 'he-IL', 523),
  recording('meeting-he', 'קבע פגישה עם דנה מחר בעשר', 'he-IL', 587),
];

function recording(name: string, transcript: string, languageCode: string, hertz: number): Recording {
  return { name, transcript, languageCode, audio: tone(hertz) };
}

/** A quarter of a second of a sine as a WAV file. */
function tone(hertz: number): Buffer {
  const samples = Buffer.alloc((SAMPLE_RATE / 4) * 2);
  for (let index = 0; index < samples.length / 2; index += 1) {
    samples.writeInt16LE(Math.round(8000 * Math.sin((2 * Math.PI * hertz * index) / SAMPLE_RATE)), index * 2);
  }
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(SAMPLE_RATE, 24);
  header.writeUInt32LE(SAMPLE_RATE * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}
