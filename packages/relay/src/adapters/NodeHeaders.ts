/**
 * The headers of a Node request, read where Node keeps them. The web's own list, which checks every name and value again, is only filled
 * when somebody goes through it or changes it.
 */
export class NodeHeaders extends Headers {
  #raw: readonly string[] | null

  /** @param raw Names and values by turns, as received. */
  constructor(raw: readonly string[]) {
    super()
    this.#raw = raw
  }

  override get(name: string): string | null {
    const raw = this.#raw
    if (raw === null) return super.get(name)
    const wanted = name.toLowerCase()
    let found: string | null = null
    for (let at = 0; at < raw.length; at += 2) {
      const sent = raw[at] ?? ''
      if (sent.length !== wanted.length || sent.toLowerCase() !== wanted) continue
      const value = raw[at + 1] ?? ''
      // Every value of a repeated header counts, so that nobody reads only the first or only the last.
      found = found === null ? value : found + (wanted === 'cookie' ? '; ' : ', ') + value
    }
    return found
  }

  override has(name: string): boolean {
    return this.get(name) !== null
  }

  override append(name: string, value: string): void {
    this.#fill()
    super.append(name, value)
  }
  override delete(name: string): void {
    this.#fill()
    super.delete(name)
  }
  override set(name: string, value: string): void {
    this.#fill()
    super.set(name, value)
  }
  override getSetCookie(): string[] {
    this.#fill()
    return super.getSetCookie()
  }
  override forEach(callback: (value: string, key: string, parent: Headers) => void, self?: unknown): void {
    this.#fill()
    super.forEach(callback, self)
  }
  override entries(): HeadersIterator<[string, string]> {
    this.#fill()
    return super.entries()
  }
  override keys(): HeadersIterator<string> {
    this.#fill()
    return super.keys()
  }
  override values(): HeadersIterator<string> {
    this.#fill()
    return super.values()
  }
  override [Symbol.iterator](): HeadersIterator<[string, string]> {
    return this.entries()
  }

  #fill(): void {
    const raw = this.#raw
    if (raw === null) return
    this.#raw = null
    for (let at = 0; at < raw.length; at += 2) super.append(raw[at] ?? '', raw[at + 1] ?? '')
  }
}
