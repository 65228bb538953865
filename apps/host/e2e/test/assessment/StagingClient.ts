import type { APIRequestContext, APIResponse } from '@playwright/test'
import type { PickedDocument } from './pickDocuments.ts'

type SetOptions = { customerPartnerId?: string; set?: string }
type NewFile = SetOptions & { slot: string; name: string; size: number }

const kind = 'submitCreditAssessment'

/** Stages files without the page, with the session of the person who is signed in to it. */
export class StagingClient {
  readonly #request: APIRequestContext
  readonly #url: string

  constructor(request: APIRequestContext, hostUrl: string) {
    this.#request = request
    this.#url = `${hostUrl}/lending`
  }

  /** Makes room for a file, and returns its address; nothing of it is sent. */
  async reserve({
    slot,
    name,
    size,
    customerPartnerId = 'cp_adaeze',
    set = 'current',
  }: NewFile): Promise<string> {
    const metadata = {
      customer_partner_id: customerPartnerId,
      kind,
      set,
      slot,
      name,
      type: 'application/pdf',
    }
    const header = Object.entries(metadata).map(
      ([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`,
    )
    const answer = await this.#ask('/uploads', 'POST', {
      'Upload-Length': String(size),
      'Upload-Metadata': header.join(','),
    })
    if (answer.status() !== 201)
      throw new Error(`The relay has no room: ${answer.status()} ${await answer.text()}`)
    return new URL(answer.headers().location ?? '', this.#url).pathname.replace('/lending', '')
  }

  /** Stages every file of the documents whole. */
  async stageFiles(documents: readonly PickedDocument[]): Promise<void> {
    for (const { slot, files } of documents) {
      for (const { name, size, bytes } of Object.values(files)) {
        const address = await this.reserve({ slot, name, size })
        const headers = { 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' }
        const answer = await this.#ask(address, 'PATCH', headers, bytes)
        if (answer.status() !== 204) throw new Error(`${name} was refused: ${await answer.text()}`)
      }
    }
  }

  /** What the relay holds of a set, as `GET /uploads` says it. */
  async list({
    customerPartnerId = 'cp_adaeze',
    set = 'current',
  }: SetOptions = {}): Promise<
    { id: string; name: string; state: string; offset: number; size: number; sha256: string | null }[]
  > {
    const answer = await this.#ask(
      `/uploads?customer_partner_id=${customerPartnerId}&kind=${kind}&set=${set}`,
      'GET',
    )
    return (await answer.json()).data.uploads
  }

  async remove(address: string): Promise<void> {
    await this.#ask(address, 'DELETE')
  }

  /** Throws away what a test before has left, figures included. */
  async clear(customerPartnerId: string): Promise<void> {
    for (const set of ['current', 'filler'])
      for (const { id } of await this.list({ customerPartnerId, set })) await this.remove(`/uploads/${id}`)
    const path = `/drafts/${kind}/current?customer_partner_id=${customerPartnerId}`
    const { data } = await (await this.#ask(path, 'GET')).json()
    if (data === null) return
    const change = Buffer.from(JSON.stringify({ revision: data.revision, value: {} }))
    await this.#ask(path, 'PUT', { 'Content-Type': 'application/json' }, change)
  }

  #ask(
    path: string,
    method: string,
    headers: Record<string, string> = {},
    data?: Buffer,
  ): Promise<APIResponse> {
    return this.#request.fetch(this.#url + path, {
      method,
      headers: { 'X-Relay': '1', 'Tus-Resumable': '1.0.0', Origin: new URL(this.#url).origin, ...headers },
      ...(data && { data }),
    })
  }
}
