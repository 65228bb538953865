import { type EndpointName, endpoints } from '../src/endpoints/endpoints.ts'

/** The sample of one endpoint: the request body and the answer. */
export type WireSample = {
  request: Readonly<Record<string, unknown>> | null
  response: Readonly<Record<string, unknown>>
}

// The cast names the registry's own keys.
const names = Object.keys(endpoints) as EndpointName[]
const read = async (name: EndpointName) => {
  const { default: sample } = await import(`../src/endpoints/${name}.wire.json`, { with: { type: 'json' } })
  return [name, sample] as const
}

/** For tests and for the generated reference: the sample of each endpoint, as the API document shows it, with invented values. */
export const wireSamples: Readonly<Record<EndpointName, WireSample>> =
  // The cast follows from the names: an endpoint without a sample fails here, since its file is missing.
  Object.fromEntries(await Promise.all(names.map(read))) as Record<EndpointName, WireSample>
