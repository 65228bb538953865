import { type RelayEndpointName, relayEndpoints } from '../src/relay/relayEndpoints.ts'
import type { WireSample } from './wireSamples.ts'

/** Routes whose answer is no JSON. */
const bodiless = [
  'createUpload',
  'getUploadOffset',
  'getUpload',
  'appendUpload',
  'removeUpload',
  'getBrandFile',
] as const
type Bodiless = (typeof bodiless)[number]

// The cast names the registry's own keys.
const names = (Object.keys(relayEndpoints) as RelayEndpointName[]).filter(
  (name) => !bodiless.some((one) => one === name),
)
const read = async (name: RelayEndpointName) => {
  const { default: sample } = await import(`../src/relay/${name}.wire.json`, { with: { type: 'json' } })
  return [name, sample] as const
}

/** For tests and for the generated reference: the sample of each relay route that answers JSON, with invented values. */
export const relaySamples: Readonly<Record<Exclude<RelayEndpointName, Bodiless>, WireSample>> =
  // The cast follows from the names: a route without a sample fails here, since its file is missing.
  Object.fromEntries(await Promise.all(names.map(read))) as Record<
    Exclude<RelayEndpointName, Bodiless>,
    WireSample
  >
