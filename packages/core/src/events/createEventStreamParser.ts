/** One event of a `text/event-stream`. */
export type StreamEvent = { id: string | null; event: string; data: string }

/** The most characters of an event, more than any change event has: a stream without a line end or event end must not fill the memory. */
const longestEvent = 64 * 1024

/**
 * Cuts a `text/event-stream` into events as its text arrives, in pieces of any size; throws a `RangeError` on an event without an end.
 * `onRetry` gets the milliseconds that a reader waits before it connects again after a break.
 */
export function createEventStreamParser(
  onEvent: (event: StreamEvent) => void,
  onRetry?: (milliseconds: number) => void,
): (chunk: string) => void {
  let rest = ''
  let id: string | null = null
  let event = 'message'
  let data: string[] = []
  let size = 0

  const endEvent = () => {
    if (data.length > 0) onEvent({ id, event, data: data.join('\n') })
    event = 'message'
    data = []
    size = 0
  }

  const readLine = (line: string) => {
    if (line === '') return endEvent()
    size += line.length
    const colon = line.indexOf(':')
    const field = colon === -1 ? line : line.slice(0, colon)
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'data') data.push(value)
    else if (field === 'event') event = value
    else if (field === 'id' && !value.includes('\0')) id = value
    else if (field === 'retry' && /^\d{1,9}$/.test(value)) onRetry?.(Number(value))
    // A comment is a heartbeat: a stream of heartbeats alone has no limit.
    else if (field === '') size = 0
    if (size > longestEvent) throw new RangeError('The event stream sent an event without an end.')
  }

  return (chunk) => {
    rest += chunk
    // A carriage return at the end can be half of a CRLF: it waits for the next piece.
    const lines = rest.split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    for (const line of lines) readLine(line)
    if (rest.length > longestEvent) throw new RangeError('The event stream sent a line without an end.')
  }
}
