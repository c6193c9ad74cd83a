export type Meter = {
  /** The mean of the spectrum in bytes, or null while nothing can be measured. */
  energy: () => number | null;
  close: () => void;
};

/** How loud a microphone is. */
export function openMeter(stream: MediaStream): Meter {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  // No smoothing, because a sound must not carry on into the silence that we measure.
  analyser.smoothingTimeConstant = 0;
  context.createMediaStreamSource(stream).connect(analyser);
  const spectrum = new Uint8Array(analyser.frequencyBinCount);
  // After asking for permission, some browsers start the context only on request.
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
