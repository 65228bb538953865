/** Where the caret of an input stands; `both` where all of it is selected, or there is nothing in it. */
export function caretOf({
  selectionStart,
  selectionEnd,
  value,
}: Pick<HTMLInputElement, 'selectionStart' | 'selectionEnd' | 'value'>): 'start' | 'end' | 'both' | 'inside' {
  const { length } = value
  if (selectionStart === 0 && selectionEnd === length) return 'both'
  if (selectionStart !== selectionEnd) return 'inside'
  if (selectionStart === 0) return 'start'
  return selectionStart === length ? 'end' : 'inside'
}
