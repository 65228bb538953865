import type { noCurrency as english } from '../../copy/en/noCurrency.ts'
import type { Translation } from '../Translation.ts'

export const noCurrency: Translation<typeof english> = {
  'noCurrency.failed': 'Anyị enweghị ike ịmata ụdị ego nke ụlọ ọrụ a',
  'noCurrency.unknown.title': 'Anyị amabeghị ụdị ego nke ụlọ ọrụ a',
  'noCurrency.unknown.text':
    'Ọ bụ ókè mgbaziri ya na-ekwu ya, ma o nweghị ya. E nwere ike ịgụhie ego na-enweghị ụdị ego, ya mere a gaghị ezipụli ihe ọ bụla site ebe a ugbu a.',
}
