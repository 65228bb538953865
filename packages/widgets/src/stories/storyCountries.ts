import type { LendingCountries } from '@onlend/hooks'

/** What the country ids of the sandbox stand for. */
export const storyCountries: LendingCountries = {
  cty_ng01: { name: 'nigeria', currency: 'NGN' },
  cty_gh01: { name: 'ghana', currency: 'GHS' },
  cty_ke01: { name: 'kenya', currency: 'KES' },
}
