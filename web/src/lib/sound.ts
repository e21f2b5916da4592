/** Two soft tones: upwards, it is your turn; downwards, your time runs out. */
export function chime(down = false): void {
  try {
    const audio = new AudioContext()
    const at = audio.currentTime
    for (const [i, pitch] of (down ? [880, 587.33] : [587.33, 880]).entries()) {
      const tone = audio.createOscillator()
      const volume = audio.createGain()
      tone.frequency.value = pitch
      volume.gain.setValueAtTime(0, at + i * 0.16)
      volume.gain.linearRampToValueAtTime(0.08, at + i * 0.16 + 0.02)
      volume.gain.exponentialRampToValueAtTime(0.0001, at + i * 0.16 + 0.5)
      tone.connect(volume).connect(audio.destination)
      tone.start(at + i * 0.16)
      tone.stop(at + i * 0.16 + 0.6)
    }
    setTimeout(() => void audio.close(), 1500)
  } catch {
    // no sound here
  }
}
