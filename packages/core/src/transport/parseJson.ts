// Unrolled, so that a text of megabytes takes no stack: a run of plain characters, then an escape, and so on.
const token = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g
const suspiciouslyLong = /\d[\d.]{15,}/

/** Parses JSON, keeping every digit: a number too long for a float becomes a string of the same digits. */
export function parseJson(text: string): unknown {
  return JSON.parse(suspiciouslyLong.test(text) ? text.replace(token, keepDigits) : text)
}

function keepDigits(found: string): string {
  const significant = found.replace(/[eE].*$/, '').replace(/\D/g, '').replace(/^0+/, '')
  return found.startsWith('"') || significant.length <= 15 ? found : `"${found}"`
}
