import type { LendingCountries } from '@onlend/hooks'

/** What the country ids of the sandbox stand for; a host on a real service puts its own here, for the service explains them nowhere. */
export const countries: LendingCountries = {
  cty_ng01: { name: 'nigeria', currency: 'NGN' },
  cty_gh01: { name: 'ghana', currency: 'GHS' },
  cty_ke01: { name: 'kenya', currency: 'KES' },
}
