import { countries } from '../data/countries.ts'
import type { CountryName } from '../state/SandboxState.ts'

/** Invents a plausible phone number, different for each row and the same on every run. */
export function inventPhone(country: CountryName, index: number): string {
  // The step shares no factor with ten million, so that every number comes up once.
  const digits = String((index * 6_180_339 + 2_718_281) % 10_000_000).padStart(7, '0')
  return `${countries[country].dialling}${digits}`
}
