type Cut = { start: number; end: number; replacement: Uint8Array | null }

/** The places where bytes are taken out or replaced, kept in order. */
export class ByteCuts {
  readonly #cuts: Cut[] = []

  /** Cuts a stretch, and with it every cut inside it. Stretches come in the order of their ends. */
  cut(start: number, end: number, replacement: Uint8Array | null = null): void {
    while ((this.#cuts.at(-1)?.start ?? -1) >= start) this.#cuts.pop()
    this.#cuts.push({ start, end, replacement })
  }

  /** The bytes with every cut made; the same bytes when there is none. */
  applyTo(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
    if (this.#cuts.length === 0) return bytes
    let length = bytes.byteLength
    for (const { start, end, replacement } of this.#cuts)
      length += (replacement?.byteLength ?? 0) - (end - start)
    const result = new Uint8Array(length)
    let from = 0
    let to = 0
    for (const { start, end, replacement } of this.#cuts) {
      result.set(bytes.subarray(from, start), to)
      to += start - from
      if (replacement) result.set(replacement, to)
      to += replacement?.byteLength ?? 0
      from = end
    }
    result.set(bytes.subarray(from), to)
    return result
  }
}
