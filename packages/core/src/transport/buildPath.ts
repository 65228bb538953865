import { warnMistake } from '../lib/warnMistake.ts'
import { ValidationError } from '../errors/ValidationError.ts'

const placeholder = /(\/|[?&]\w+=)\{(\w+)(\?)?\}/g

/** Fills the placeholders of an endpoint's path; refuses an id that is empty or could leave its segment. */
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
    if (segment === '') reportMissing(endpoint.name, name)
    const problem = segment === '' ? 'is required' : 'cannot stand in an address'
    throw new ValidationError({ endpoint: endpoint.name, fieldErrors: { [name]: problem } })
  })
  // The first part of the query can be absent.
  return path.includes('?') ? path : path.replace('&', '?')
}

// A bundler replaces `process.env.NODE_ENV`, or Node has it; a page that was not bundled has neither.
declare const process: { env: { NODE_ENV?: string } }

function reportMissing(endpoint: string, name: string): void {
  try {
    // A block, since a bundler would keep the code after an early return.
    if (process.env.NODE_ENV !== 'production') {
      const isPartner = name === 'customerPartnerId' || name === 'channelPartnerId'
      const place = isPartner
        ? `<LendingProvider ${name}="…">, or to the hook or widget`
        : 'the hook or widget'
      warnMistake(
        `${endpoint} was called without ${name}. Give it to ${place}; while it is not known yet, give a hook skipToken or draw no widget.`,
      )
    }
  } catch {
    // Without `process` the code cannot know whether this is development.
  }
}

function encode(text: string): string | null {
  try {
    return encodeURIComponent(text)
  } catch {
    // Half of a surrogate pair has no encoding.
    return null
  }
}
