const nothing = -1

/** Where a value of valid JSON text ends that begins at `start`. Holds no recursion and builds nothing. */
export function valueEnd(text: string, start: number): number {
  const first = text[start]
  if (first === '"') return stringEnd(text, start)
  if (first !== '{' && first !== '[') return scalarEnd(text, start)
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
    while (text[at - 1 - slashes] === '\\') slashes += 1
    if (slashes % 2 === 0) return at + 1
  }
  return text.length
}

function scalarEnd(text: string, start: number): number {
  let at = start
  while (at < text.length && !',]} \n\r\t'.includes(text[at] ?? '')) at += 1
  return at
}
