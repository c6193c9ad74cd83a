export type Meter = {
  /** The mean of the spectrum in bytes, or null while nothing can be measured. */
  energy: () => number | null;
  close: () => void;
};

/** How loud a microphone is. */
export function openMeter(stream: MediaStream): Meter {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  // The silence is measured by us; the analyser should not carry a sound on into it.
  analyser.smoothingTimeConstant = 0;
  context.createMediaStreamSource(stream).connect(analyser);
  const spectrum = new Uint8Array(analyser.frequencyBinCount);
  // After a question for permission some browsers start it only when told to.
  void context.resume().catch(() => undefined);
  return {
    energy: () => {
      if (context.state !== 'running') return null;
      analyser.getByteFrequencyData(spectrum);
      return spectrum.reduce((sum, byte) => sum + byte, 0) / spectrum.length;
    },
    close: () => void context.close().catch(() => undefined),
  };
}
