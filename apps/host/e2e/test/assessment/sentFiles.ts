import type { SandboxCall } from '@onlend/sandbox'

type Fact = { size: number; sha256: string }

/** The files of a call by their fields, as the service saw them. */
export function sentFiles({ body }: Pick<SandboxCall, 'body'>): Record<string, Fact> {
  // The cast names what the sandbox records of a form.
  const parts = Object.entries(body as Record<string, string | Fact>)
  return Object.fromEntries(
    parts.flatMap(([field, part]) =>
      typeof part === 'string' ? [] : [[field, { size: part.size, sha256: part.sha256 }]],
    ),
  )
}
