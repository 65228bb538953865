/** The head of a request with its body framed in another way. */
export function reframe(bytes: Buffer, framing: readonly string[]): string {
  const [head = ''] = bytes.toString('latin1').split('\r\n\r\n')
  const lines = head.split('\r\n').filter((line) => !/^content-length:/i.test(line))
  return `${[...lines, ...framing].join('\r\n')}\r\n\r\n`
}
