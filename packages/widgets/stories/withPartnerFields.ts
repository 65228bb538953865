import type { StoryWorld } from './StoryWorld.ts'

/**
 * Makes the service answer with these fields of a customer partner; `undefined` leaves one out, as a relay does that keeps it back.
 * `prepare: withPartnerFields({ webhook_url: null })`
 */
export function withPartnerFields(fields: Readonly<Record<string, unknown>>): (world: StoryWorld) => void {
  return ({ sandbox }) => {
    const { fetch } = sandbox
    sandbox.fetch = async (input, init) => {
      const response = await fetch.call(sandbox, input, init)
      const { url } = new Request(
        new URL(input instanceof Request ? input.url : input, 'https://service.test'),
      )
      if (!new URL(url).pathname.endsWith('/details') || !response.ok) return response
      const { data, ...envelope } = await response.json()
      return Response.json({ ...envelope, data: { ...data, ...fields } })
    }
  }
}
