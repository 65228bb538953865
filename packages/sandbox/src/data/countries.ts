import type { CountryName } from '../state/SandboxState.ts'

type Country = {
  id: string
  name: string
  shortName: string
  currency: string
  dialling: string
  cities: readonly (readonly [city: string, state: string])[]
}

/** The countries that the service works in, by the lower-case name its bank list uses. */
export const countries: Record<CountryName, Country> = {
  nigeria: {
    id: 'cty_ng01',
    name: 'Nigeria',
    shortName: 'NG',
    currency: 'NGN',
    dialling: '0803',
    cities: [
      ['Ikeja', 'Lagos'],
      ['Kano', 'Kano'],
      ['Ibadan', 'Oyo'],
      ['Enugu', 'Enugu'],
      ['Port Harcourt', 'Rivers'],
    ],
  },
  ghana: {
    id: 'cty_gh01',
    name: 'Ghana',
    shortName: 'GH',
    currency: 'GHS',
    dialling: '0244',
    cities: [
      ['Accra', 'Greater Accra'],
      ['Kumasi', 'Ashanti'],
      ['Takoradi', 'Western'],
      ['Tamale', 'Northern'],
    ],
  },
  kenya: {
    id: 'cty_ke01',
    name: 'Kenya',
    shortName: 'KE',
    currency: 'KES',
    dialling: '0722',
    cities: [
      ['Nairobi', 'Nairobi'],
      ['Mombasa', 'Mombasa'],
      ['Kisumu', 'Kisumu'],
    ],
  },
}
