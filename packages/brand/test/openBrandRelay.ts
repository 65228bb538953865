import type { LendingClient } from '@onlend/core'
import type { BrandDocument } from '@onlend/core/relay'
import { createSandbox, manualClock } from '@onlend/sandbox'
import { createRelayDouble } from '@onlend/testing/relay-double'

/** The brand of a relay in memory, as `/tenant/brand` answers it; the relay's own tests prove its rules. */
export type BrandRelay = {
  client: LendingClient
  readonly document: BrandDocument
  /** Saves as another person, whose page this is not. */
  saveElsewhere: (brand: Record<string, unknown>) => void
  /** Refuses the next change with a code. */
  refuseNext: (code: string) => void
  close: () => void
}

const at = '2026-03-04T09:15:00.000Z'

/** Opens a relay in memory with a brand that some editions were published of. */
export function openBrandRelay(editions: readonly Record<string, unknown>[] = []): BrandRelay {
  const sandbox = createSandbox({ scenario: 'approved', clock: manualClock() })
  const double = createRelayDouble(sandbox)
  const kept = [...editions]
  let refusal: string | null = null
  const newest = kept.at(-1) ?? null
  let document: BrandDocument = {
    ...{ tenantId: 'sahel', revision: newest && 1, published: newest },
    draft: newest && { brand: newest, by: 'usr_hana', at, previewId: '9f0c5b1e7d2a4c3f8e6b1a0d4c7f2e95' },
    history: kept
      .map((_brand, place) => ({ edition: place + 1, restored: null, by: 'usr_hana', at }))
      .reverse(),
  }
  const save = (brand: Record<string, unknown>, by: string): void => {
    const draft = { brand, by, at, previewId: '9f0c5b1e7d2a4c3f8e6b1a0d4c7f2e95' }
    document = { ...document, revision: (document.revision ?? 0) + 1, draft }
  }
  const publish = (brand: Record<string, unknown>, restored: number | null): void => {
    kept.push(brand)
    const entry = { edition: kept.length, restored, by: 'usr_hana', at }
    const revision = (document.revision ?? 0) + 1
    document = { ...document, revision, published: brand, history: [entry, ...document.history] }
  }
  const answer = (data: unknown, status = 200, code?: string): Response =>
    Response.json(
      { status: status === 200 ? 'success' : 'error', message: '', data },
      { status, headers: { 'Onlend-Relay': '1', ...(code !== undefined && { 'Onlend-Error': code }) } },
    )
  const change = async (path: string, request: Request): Promise<Response> => {
    const { revision, brand, edition } = await request.json()
    const code = refusal ?? (revision === document.revision ? null : 'draft_changed')
    refusal = null
    if (code !== null) return answer(document, code === 'draft_changed' ? 409 : 422, code)
    if (path.endsWith('/publication')) publish(document.draft?.brand ?? {}, null)
    else if (path.endsWith('/rollback')) publish(kept[edition - 1] ?? {}, edition)
    else save(brand, 'usr_hana')
    return answer(document)
  }
  /** Keeps no bytes: the page has the file that it answers with. */
  const keepFile = (): Response => {
    if (refusal === null)
      return answer({ path: '/brand-files/9f86', digest: '9f86', type: 'image/png', size: 1_840 })
    const code = refusal
    refusal = null
    return answer({ sentence: 'The file is not taken.' }, 422, code)
  }
  const client = double.createClient({
    retries: { attempts: 0 },
    async fetch(input, init) {
      const request = new Request(
        new URL(input instanceof Request ? input.url : input, 'https://app.example'),
        init,
      )
      const { pathname } = new URL(request.url)
      if (pathname.endsWith('/tenant/brand/files')) return keepFile()
      if (!pathname.includes('/tenant/brand')) return double.fetch(input, init)
      return request.method === 'GET' ? answer(document) : change(pathname, request)
    },
  })
  return {
    client,
    get document() {
      return document
    },
    saveElsewhere: (brand) => save(brand, 'usr_kofi'),
    refuseNext: (code) => {
      refusal = code
    },
    close: () => {
      double.close()
      sandbox.close()
    },
  }
}
