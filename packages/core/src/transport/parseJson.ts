const number = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g
const suspiciouslyLong = /\d[\d.]{15,}/

/** Parses JSON, keeping every digit: a number too long for a float becomes a string of the same digits. */
export function parseJson(text: string): unknown {
  return JSON.parse(suspiciouslyLong.test(text) ? quoteLongNumbers(text) : text)
}

/** Walks from text to text by hand: a pattern that matches a whole string runs out of stack on one of megabytes. */
function quoteLongNumbers(json: string): string {
  let result = ''
  let at = 0
  while (at < json.length) {
    const quote = json.indexOf('"', at)
    const start = quote === -1 ? json.length : quote
    const end = endOfString(json, start)
    result += json.slice(at, start).replace(number, keepDigits) + json.slice(start, end)
    at = end
  }
  return result
}

function endOfString(json: string, start: number): number {
  let quote = start
  do quote = json.indexOf('"', quote + 1)
  while (quote !== -1 && isEscaped(json, quote))
  return quote === -1 ? json.length : quote + 1
}

function isEscaped(json: string, at: number): boolean {
  let first = at
  while (json[first - 1] === '\\') first -= 1
  return (at - first) % 2 === 1
}

function keepDigits(found: string): string {
  const significant = found
    .replace(/[eE].*$/, '')
    .replace(/\D/g, '')
    .replace(/^0+/, '')
  return significant.length <= 15 ? found : `"${found}"`
}
