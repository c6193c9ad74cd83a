/** Speech input, on every screen that has a microphone. */
export const voice = {
  start: 'Voice input',
  listening: 'Listening',
  transcribing: 'Transcribing...',
  staysHere: 'Stays on this device',
  goesToBrowser: 'To the browser’s speech service',
  goesToServer: 'To a speech service, by our server',
  denied: 'Microphone access denied',
  capture: 'Audio capture error',
  noSpeech: 'No speech detected',
  nothingHeard: 'No speech detected. Try again.',
  network: 'Network error',
  unsupported: 'Voice input is not supported in this browser',
  transcriptionFailed: 'Transcription failed',
} as const;
