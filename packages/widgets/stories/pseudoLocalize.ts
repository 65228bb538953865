/** For the locale `en-XA`: makes a sentence look foreign and a third longer, its `{places}` untouched, so that untranslated text stands out. */
export function pseudoLocalize(text: string): string {
  const foreign = text.replace(/\{\w+\}|[aceinouy]/gi, (part) =>
    part[1] ? part : `${part}\u0301`.normalize(),
  )
  return `[${foreign}${'~'.repeat(Math.ceil(text.length / 3))}]`
}
