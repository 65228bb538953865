import type { SandboxClock } from '../clock/SandboxClock.ts'

const pieces = 10

/**
 * Gives a body in ten pieces, spread over `ms` of the sandbox's clock.
 *
 * @example
 * new Response(slowBody('{}', 5000, sandbox.clock))
 */
export function slowBody(body: string, ms: number, clock: SandboxClock): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(body)
  const size = Math.max(1, Math.ceil(bytes.length / pieces))
  let offset = 0
  let cancel = (): void => {}
  return new ReadableStream({
    pull(controller) {
      return new Promise<void>((resolve) => {
        cancel = clock.setTimer(() => {
          controller.enqueue(bytes.slice(offset, offset + size))
          offset += size
          if (offset >= bytes.length) controller.close()
          resolve()
        }, ms / pieces)
      })
    },
    cancel: () => cancel(),
  })
}
