/** One event of a `text/event-stream`. */
export type StreamEvent = { id: string | null; event: string; data: string }

/** Longer than any notice; a stream that never ends a line is cut here instead of filling the memory. */
const longestLine = 64 * 1024

/** Cuts a `text/event-stream` into events as its text arrives, in pieces of any size. */
export function createEventStreamParser(onEvent: (event: StreamEvent) => void): (chunk: string) => void {
  let rest = ''
  let id: string | null = null
  let event = 'message'
  let data: string[] = []

  const readLine = (line: string) => {
    if (line === '') {
      if (data.length > 0) onEvent({ id, event, data: data.join('\n') })
      event = 'message'
      data = []
      return
    }
    const colon = line.indexOf(':')
    const field = colon === -1 ? line : line.slice(0, colon)
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'data') data.push(value)
    else if (field === 'event') event = value
    else if (field === 'id' && !value.includes('\0')) id = value
  }

  return (chunk) => {
    rest += chunk
    // A carriage return at the very end may be half of a CRLF: it waits for the next piece.
    const lines = rest.split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    for (const line of lines) readLine(line)
    if (rest.length > longestLine) throw new RangeError('The event stream sent a line without an end.')
  }
}
