/** Bytes of the longest path of a socket: 104 on macOS, 108 on Linux, with the zero at its end. A longer one would be cut without a word. */
const longest = 103

/** Whether a path is short enough for a socket. */
export function isSocketPath(path: string): boolean {
  return Buffer.byteLength(path) <= longest
}
