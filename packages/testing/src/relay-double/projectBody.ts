import { type FieldPaths, parseJson } from '@onlend/core/internal'

type Branch = { [key: string]: Branch | true }

/** Takes out of a service's success what its reader has no need of, and rows of another channel partner than the one that was asked about. */
export async function projectBody(
  answer: Response,
  fields: FieldPaths,
  channelPartnerId: string | null,
): Promise<Response> {
  const { headers, status } = answer
  const data: Branch = {}
  for (const path of fields) {
    let branch = data
    const keys = path.split('.')
    for (const key of keys.slice(0, -1)) {
      const inner = branch[key]
      const next = typeof inner === 'object' ? inner : {}
      branch[key] = next
      branch = next
    }
    branch[keys.at(-1) ?? ''] = true
  }
  const isOwn = (row: unknown): boolean => {
    const { channel_partner_id: owner = null } = isRecord(row) ? row : {}
    return channelPartnerId === null || owner === null || owner === channelPartnerId
  }
  const project = (value: unknown, branch: Branch | true): unknown => {
    if (branch === true) return value
    if (Array.isArray(value)) return value.filter(isOwn).map((one) => project(one, branch))
    if (!isRecord(value)) return value
    const kept = Object.keys(value).filter((key) => Object.hasOwn(branch, key))
    return Object.fromEntries(kept.map((key) => [key, project(value[key], branch[key] ?? true)]))
  }
  const whole = parseJson(await answer.text())
  const body = JSON.stringify(project(whole, { status: true, message: true, data }))
  return new Response(body, { status, headers })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
