import { pastedBrand } from '../packages/widgets/stories/pastedBrand.ts'
import type { LendingTheme } from '../packages/widgets/src/theme/LendingTheme.ts'
import type { ShowroomBrand } from '../packages/widgets/stories/showroomBrands.ts'
import { brands } from './brands.ts'

/** The theme behind a choice of the toolbar; nothing for the kit's own look. */
export function findTheme(brand: ShowroomBrand): { theme?: LendingTheme } {
  if (brand === 'none') return {}
  if (brand !== 'pasted') return { theme: brands[brand] }
  const theme = pastedBrand.theme()
  return theme === null ? {} : { theme }
}
