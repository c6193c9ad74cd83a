import type { Page } from 'playwright-core';

/** From the next load on the browser has no recognition of its own, and a microphone that the test turns up and down. */
export async function giveMicrophone(page: Page): Promise<void> {
  await page.addInitScript(`
    window.SpeechRecognition = window.webkitSpeechRecognition = undefined;
    // A microphone does not stand still with the time that a test stops.
    const later = window.setTimeout.bind(window);
    let loudness = 1;
    let gain;
    window.setLoudness = (value) => {
      loudness = value;
      if (gain) gain.gain.value = value;
    };
    // The sound of a busy machine breaks off for seconds, which no microphone's does: once it was heard, it stays.
    const measure = AnalyserNode.prototype.getByteFrequencyData;
    let isHeard = false;
    AnalyserNode.prototype.getByteFrequencyData = function (bytes) {
      measure.call(this, bytes);
      isHeard ||= bytes.some((byte) => byte > 0);
      if (isHeard) bytes.fill(loudness * 200);
    };
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      // Asks for the permission, and for nothing else.
      for (const track of (await open(constraints)).getTracks()) track.stop();
      const context = new AudioContext();
      const noise = context.createBufferSource();
      noise.buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
      noise.buffer.getChannelData(0).forEach((_, index, samples) => (samples[index] = Math.sin(index * index)));
      noise.loop = true;
      gain = context.createGain();
      gain.gain.value = loudness;
      const out = context.createMediaStreamDestination();
      noise.connect(gain).connect(out);
      noise.start();
      // A busy machine takes a while until anything is heard; a silence that long would be the end of a recording.
      const ear = new AudioContext();
      const analyser = ear.createAnalyser();
      ear.createMediaStreamSource(out.stream).connect(analyser);
      const spectrum = new Uint8Array(analyser.frequencyBinCount);
      while (loudness > 0 && spectrum.every((byte) => byte === 0)) {
        await new Promise((resolve) => later(resolve, 20));
        analyser.getByteFrequencyData(spectrum);
      }
      await ear.close();
      return out.stream;
    };
  `);
}

/** How loud it is around the microphone: 0 is silence. */
export async function sound(page: Page, loudness: number): Promise<void> {
  await page.evaluate(`window.setLoudness(${loudness})`);
}
