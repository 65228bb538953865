import type { Caller } from '../LazyRequest.ts'

/** A client that may leave before its answer: an `AbortSignal` says the same at many times the cost, and is only made where one is asked for. */
export class NodeCaller implements Caller {
  #hasLeft = false
  #controller: AbortController | null = null
  readonly #listeners = new Set<() => void>()

  get aborted(): boolean {
    return this.#hasLeft
  }

  addEventListener(_type: 'abort', listener: () => void): void {
    this.#listeners.add(listener)
  }

  removeEventListener(_type: 'abort', listener: () => void): void {
    this.#listeners.delete(listener)
  }

  leave(): void {
    this.#hasLeft = true
    for (const listener of this.#listeners) listener()
    this.#controller?.abort()
  }

  get signal(): AbortSignal {
    this.#controller ??= new AbortController()
    if (this.#hasLeft) this.#controller.abort()
    return this.#controller.signal
  }
}
