const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Puts values in the place of `%NAME%`, written so that none of them can become markup. What has no value stays as it is. */
export function fillPage(page: string, values: Readonly<Record<string, string>>): string {
  return page.replace(/%([A-Z_]+)%/g, (placeholder, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    return value?.replace(/[&<>"]/g, (character) => entities[character] ?? '') ?? placeholder
  })
}
