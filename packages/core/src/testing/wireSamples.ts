import { type EndpointName, endpoints } from '../endpoints/endpoints.ts'

/** What travels for one endpoint: the body that is sent, and the answer. */
export type WireSample = {
  request: Readonly<Record<string, unknown>> | null
  response: Readonly<Record<string, unknown>>
}

// The cast names what the registry's own keys are.
const names = Object.keys(endpoints) as EndpointName[]
const read = async (name: EndpointName) => {
  const { default: sample } = await import(`../endpoints/${name}.wire.json`, { with: { type: 'json' } })
  return [name, sample] as const
}

/** For tests and for the generated reference: what travels for each endpoint, as the API document shows it, with invented values. */
export const wireSamples: Readonly<Record<EndpointName, WireSample>> =
  // The cast follows from the names: an endpoint without a sample stops here, for the file is missing.
  Object.fromEntries(await Promise.all(names.map(read))) as Record<EndpointName, WireSample>
