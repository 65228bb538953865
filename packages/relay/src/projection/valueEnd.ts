const nothing = -1
const scalar = /[^,\]} \n\r\t]*/y

/** Where a value of valid JSON text ends that begins at `start`. Holds no recursion and builds nothing. */
export function valueEnd(text: string, start: number): number {
  const first = text.charCodeAt(start)
  if (first === 0x22) return stringEnd(text, start)
  if (first !== 0x7b && first !== 0x5b) return scalarEnd(text, start)
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    const character = text.charCodeAt(at)
    if (character === 0x22) at = stringEnd(text, at) - 1
    else if (character === 0x7b || character === 0x5b) depth += 1
    else if (character === 0x7d || character === 0x5d) {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return text.length
}

function stringEnd(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at !== nothing; at = text.indexOf('"', at + 1)) {
    let slashes = 0
    while (text.charCodeAt(at - 1 - slashes) === 0x5c) slashes += 1
    if (slashes % 2 === 0) return at + 1
  }
  return text.length
}

function scalarEnd(text: string, start: number): number {
  scalar.lastIndex = start
  scalar.test(text)
  return scalar.lastIndex
}
