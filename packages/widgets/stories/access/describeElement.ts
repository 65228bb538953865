/** Names an element for a report: its part or tag, its role, and the first of its words. */
export function describeElement(element: Element): string {
  const part = element.getAttribute('data-ol-part')
  const name = part ?? element.getAttribute('class')?.split(' ')[0] ?? ''
  const owner = element.parentElement?.closest('[data-ol-part]')?.getAttribute('data-ol-part')
  const words = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)
  return [element.tagName.toLowerCase(), name && `.${name}`, owner && ` in ${owner}`, words && ` "${words}"`]
    .filter(Boolean)
    .join('')
}
