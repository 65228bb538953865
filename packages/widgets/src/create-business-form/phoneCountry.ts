import { countryName } from '../countries/countryName.ts'

/** The phone check knows countries by their English names. */
export function phoneCountry(code: string): string {
  return code === '' ? '' : countryName(code, 'en').toLowerCase()
}
