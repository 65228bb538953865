/** Hands a text to the browser as a file to save: CSV, whose spreadsheet knows it as UTF-8 by the mark that it begins with. */
export function downloadText(name: string, text: string | Blob): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  // In the page, where the bridge of a phone app hears the press.
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers read the address only after this task.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
