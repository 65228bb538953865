const suspiciouslyLong = /\d[\d.]{15,}/
const quoteEscapeOrNumber = /"|\\.|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/gs

/** Parses JSON, keeping every digit: a number too long for a float becomes a string of the same digits. `reviver` goes to `JSON.parse`. */
export function parseJson(text: string, reviver?: (key: string, value: unknown) => unknown): unknown {
  return JSON.parse(suspiciouslyLong.test(text) ? quoteLongNumbers(text) : text, reviver)
}

/** Quotes long numbers. The pattern matches single quotes, since one for a whole string runs out of stack on megabytes. */
function quoteLongNumbers(json: string): string {
  let isInText = false
  return json.replace(quoteEscapeOrNumber, (found) => {
    if (found === '"') isInText = !isInText
    return isInText || found.length < 16 ? found : keepDigits(found)
  })
}

function keepDigits(number: string): string {
  const significant = number.replace(/[eE].*|\D/g, '').replace(/^0+/, '')
  return significant.length <= 15 ? number : `"${number}"`
}
