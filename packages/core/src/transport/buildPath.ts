import { ValidationError } from '../errors/ValidationError.ts'

const placeholder = /(\/|[?&]\w+=)\{(\w+)(\?)?\}/g

/** Fills the placeholders of an endpoint's path; an id that is empty or could leave its segment is refused. */
export function buildPath(
  endpoint: { name: string; path: string },
  parameters: Readonly<Record<string, unknown>>,
): string {
  const path = endpoint.path.replace(placeholder, (_match, mark: string, name: string, optional?: string) => {
    const value = parameters[name]
    if (optional && value === undefined) return ''
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
    const segment = text === '.' || text === '..' ? null : encode(text)
    if (segment) return mark + segment
    const problem = segment === '' ? 'is required' : 'cannot stand in an address'
    throw new ValidationError({ endpoint: endpoint.name, fieldErrors: { [name]: problem } })
  })
  // The first part of a query may have been left out.
  return path.includes('?') ? path : path.replace('&', '?')
}

function encode(text: string): string | null {
  try {
    return encodeURIComponent(text)
  } catch {
    // Half of a surrogate pair has no encoding.
    return null
  }
}
