const accents: Record<string, string> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  c: 'ç',
  n: 'ñ',
  y: 'ý',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
  C: 'Ç',
  N: 'Ñ',
  Y: 'Ý',
}

/** Makes a sentence look foreign and a third longer, its `{places}` untouched, so that untranslated text stands out. */
export function pseudoLocalize(text: string): string {
  const foreign = text.replace(/\{\w+\}|[a-z]/gi, (part) => accents[part] ?? part)
  return `[${foreign}${'~'.repeat(Math.ceil(text.length / 3))}]`
}
